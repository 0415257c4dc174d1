import { writeFile } from "node:fs/promises";
import path from "node:path";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { root } from "../dev/project.ts";
import { pdfFontModule, pdfFonts } from "./pdf-font.ts";

/*
 * `npm run data:fonts`: writes the fonts of the PDF out of @fontsource-variable/inter. Run it when that package or the characters of
 * worker/reports/pdf/printable.ts changed.
 */
await runOnFiles({ count: 0, usage: "npm run data:fonts" }, async () => {
	for (const font of pdfFonts) {
		await writeFile(path.join(root, font.file), await pdfFontModule(font));
	}
});
