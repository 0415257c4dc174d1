import type { ShownMap } from "../map/map-subject.ts";
import type { AreaPage } from "./area-page.ts";

/** Map of an authority with its schemes, and without a home. */
export function areaMap({
	code,
	name,
	schemes,
}: Pick<AreaPage, "code" | "name" | "schemes">): ShownMap {
	return {
		authority: { code, name },
		home: { kind: "authority" },
		schemes,
		grounds: [],
		station: null,
	};
}
