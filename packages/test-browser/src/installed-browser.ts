import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

const linuxNames = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const macNames = ["Google Chrome", "Chromium"];
const windowsRoots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];
const windowsNames = [
	"Google\\Chrome\\Application\\chrome.exe",
	"Chromium\\Application\\chrome.exe",
];

/** Path of an installed Chrome or Chromium in its usual places; null when there is none. */
export function installedBrowser(): string | null {
	return candidates(process.platform, process.env).find((file) => existsSync(file)) ?? null;
}

/** Every place worth a look, best first. */
export function candidates(
	platform: NodeJS.Platform,
	env: Record<string, string | undefined>,
): string[] {
	if (platform === "darwin") {
		return ["/", homedir()].flatMap((root) =>
			macNames.map((name) => path.join(root, "Applications", `${name}.app/Contents/MacOS/${name}`)),
		);
	}
	if (platform === "win32") {
		return windowsRoots.flatMap((root) =>
			env[root] ? windowsNames.map((name) => path.win32.join(env[root] ?? "", name)) : [],
		);
	}
	const folders = (env["PATH"] ?? "").split(":").filter(Boolean);
	return linuxNames.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}
