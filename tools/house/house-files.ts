import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../dev/project.ts";

/** A file of the house: code that is neither a test, nor a journey, nor a declaration alone. */
export type HouseFile = { readonly file: string; readonly text: string };

const leftOut = /\.test\.tsx?$|\.d\.ts$|^e2e\/|(^|\/)test\//;

/** Every file of the house that git knows, by its path in the project. */
export function houseFiles(): HouseFile[] {
	return execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], {
		cwd: root,
		encoding: "utf8",
	})
		.split("\n")
		.filter((file) => file !== "" && !leftOut.test(file) && existsSync(path.join(root, file)))
		.map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}
