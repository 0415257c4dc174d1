/**
 * What `#draw-documents` gives the Worker: the code stands in `web/src/draw-documents.tsx`, which is checked with the screens, as the Worker knows neither
 * their types nor a browser.
 */
import type { Preview } from "#contracts/preview.ts";
import type { Choices } from "#domain/judgement/preview-choices.ts";
import type { AreaPage } from "#domain/telling/areas/area-page.ts";
import type { AreaList, AreaSearch } from "#domain/telling/areas/area-search.ts";

export declare function drawArea(page: AreaPage): Promise<string>;
export declare function drawAreas(list: AreaList, search: AreaSearch): Promise<string>;
export declare function drawPreview(preview: Preview, choices: Choices): Promise<string>;
