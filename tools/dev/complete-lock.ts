import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./project.ts";

/*
 * `npm ci` refuses a lock that lacks a package's optional parts for other platforms, and npm leaves out the ones that the
 * registry it wrote from does not carry. This writes them back in by the versions their owners ask for. Run it when
 * `npm ci` says "Missing: ... from lock file" after a change of dependencies.
 */

const given = process.argv.slice(2);
if (given.length > 0) {
	console.error(`npm run lock:complete takes nothing: ${given.join(" ")}.`);
	process.exit(1);
}

type Locked = {
	version?: string;
	dev?: boolean;
	optional?: boolean;
	os?: string[];
	cpu?: string[];
	libc?: string[];
	optionalDependencies?: Record<string, string>;
};

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors: readonly (readonly [part: string, cpu: string])[] = [
	["arm64", "arm64"],
	["arm-", "arm"],
	["x64", "x64"],
	["ia32", "ia32"],
	["ppc64", "ppc64"],
	["riscv64", "riscv64"],
	["s390x", "s390x"],
];

const file = path.join(root, "package-lock.json");
const lock: { packages: Record<string, Locked> } = JSON.parse(await readFile(file, "utf8"));
const missing = Object.entries(lock.packages).flatMap(([at, owner]) =>
	Object.entries(owner.optionalDependencies ?? {})
		.filter(([name]) => !isLocked(at, name))
		.map(([name, version]) => ({ name, version, owner })),
);
for (const { name, version, owner } of missing) {
	lock.packages[`node_modules/${name}`] = {
		version,
		...(owner.dev ? { dev: true } : {}),
		optional: true,
		...platformOf(name),
	};
}
lock.packages = Object.fromEntries(
	Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
await writeFile(file, `${JSON.stringify(lock, null, "\t")}\n`);
console.info(`${missing.length} packages of other platforms written into the lock.`);

/** Whether a package that `owner` asks for is in the lock, beside it or in a folder above. */
function isLocked(owner: string, name: string): boolean {
	const folders = [owner, ...parentsOf(owner)];
	return folders.some(
		(folder) => `${folder}${folder ? "/" : ""}node_modules/${name}` in lock.packages,
	);
}

function parentsOf(at: string): string[] {
	const parent = at.includes("/node_modules/") ? at.slice(0, at.lastIndexOf("/node_modules/")) : "";
	return at === "" ? [] : [parent, ...parentsOf(parent)];
}

/** Platform packages carry their platform in their name. */
function platformOf(name: string): Pick<Locked, "os" | "cpu" | "libc"> {
	const os = systems.find((system) => name.includes(system));
	const cpu = processors.find(([part]) => `${name}-`.includes(part))?.[1];
	const libc = name.includes("musl") ? "musl" : name.includes("-gnu") ? "glibc" : null;
	return {
		...(os ? { os: [os] } : {}),
		...(cpu ? { cpu: [cpu] } : {}),
		...(libc ? { libc: [libc] } : {}),
	};
}
