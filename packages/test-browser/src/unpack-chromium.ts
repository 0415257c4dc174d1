import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

// A separate process, because the package only unpacks into the folder named by TMPDIR.

const archives = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));

await Promise.all(
	["chromium.br", "swiftshader.tar.br", "al2023.tar.br", "fonts.tar.br"].map((name) =>
		inflate(fileURLToPath(new URL(name, archives))),
	),
);

// The package's own file has the paths of one cloud provider. This one is relative, so that the whole can be moved once
// complete, and prefers the bundled font, with system fonts for the characters that it lacks.
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
