import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

// A process of its own, because the package unpacks into the folder named by TMPDIR and nowhere else.

const archives = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));

await Promise.all(
	["chromium.br", "swiftshader.tar.br", "al2023.tar.br", "fonts.tar.br"].map((name) =>
		inflate(fileURLToPath(new URL(name, archives))),
	),
);

// The package's own file names the folders of one cloud. This one is relative, so that the whole can be moved once it is
// complete, and prefers the font that is always there; the system's fonts lend it the characters it lacks.
await writeFile(
	path.join(tmpdir(), "fonts", "fonts.conf"),
	`<?xml version="1.0"?>
<fontconfig>
	<dir prefix="relative">.</dir>
	<dir>/usr/share/fonts</dir>
	<alias binding="same">
		<family>sans-serif</family>
		<prefer><family>Open Sans</family></prefer>
	</alias>
	<alias binding="same">
		<family>system-ui</family>
		<prefer><family>Open Sans</family></prefer>
	</alias>
</fontconfig>
`,
);
