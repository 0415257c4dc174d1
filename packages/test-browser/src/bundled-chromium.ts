import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { LaunchOptions } from "playwright";

const run = promisify(execFile);
const chromium = path.resolve(
	createRequire(import.meta.url).resolve("@sparticuz/chromium"),
	"../..",
);
const modules = path.resolve(chromium, "../..");
const unpackScript = fileURLToPath(new URL("./unpack-chromium.ts", import.meta.url));

/**
 * Launch options for the headless Chromium of the npm package `@sparticuz/chromium`, unpacked once into node_modules/.cache. It includes shared libraries
 * and fonts that a bare Linux lacks. Null where it cannot run: it needs Linux on x64, and a C library at least as new as its own.
 */
export async function bundledChromium(): Promise<LaunchOptions | null> {
	if (process.platform !== "linux" || process.arch !== "x64") {
		return null;
	}
	const cache = path.join(modules, ".cache");
	const home = path.join(cache, `chromium-${await bundledVersion()}`);
	if (!existsSync(home) && !(await unpack(cache, home))) {
		return null;
	}
	return optionsFor(home);
}

/** Unpacks beside `home` and then moves the whole there, so that it is never found half complete. False when it does not start. */
async function unpack(cache: string, home: string): Promise<boolean> {
	await mkdir(cache, { recursive: true });
	const staging = await mkdtemp(path.join(cache, "chromium-staging-"));
	try {
		await run(process.execPath, [unpackScript], { env: { ...process.env, TMPDIR: staging } });
		const { executablePath, env } = optionsFor(staging);
		await run(executablePath, ["--no-sandbox", "--version"], { env });
		await rename(staging, home);
		return true;
	} catch {
		return existsSync(home);
	} finally {
		await rm(staging, { recursive: true, force: true });
	}
}

function optionsFor(home: string) {
	const libraries = [path.join(home, "al2023", "lib"), process.env["LD_LIBRARY_PATH"]];
	return {
		executablePath: path.join(home, "chromium"),
		env: {
			...process.env,
			LD_LIBRARY_PATH: libraries.filter(Boolean).join(path.delimiter),
			FONTCONFIG_PATH: path.join(home, "fonts"),
			XDG_CACHE_HOME: path.join(home, "cache"),
		},
	} satisfies LaunchOptions;
}

async function bundledVersion(): Promise<string> {
	const { version } = JSON.parse(await readFile(path.join(chromium, "package.json"), "utf8"));
	return version;
}
