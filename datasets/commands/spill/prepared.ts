import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

/** A file that was read through, and its spilled records. */
export type Prepared<Edition> = {
	readonly edition: Edition;
	readonly spillPath: string;
	/** Deletes what was spilled. */
	readonly forget: () => Promise<void>;
};

type Preparing<Edition> = {
	readonly folder: string;
	/** Base name of the files in the folder. */
	readonly name: string;
	/** Shape of the stored account of a file, and its version: an account of another version is not used. */
	readonly shape: z.ZodType<Edition>;
	readonly version: number;
	/** Whether the stored account is of this same file, read with the same options. */
	readonly isSame: (left: Edition) => boolean;
	/** Reads the file through and spills its records. */
	readonly read: (spillPath: string) => Promise<Edition>;
};

/** Reads a file through, or reuses the complete reading that a killed import of the same file left. @throws what `read` throws; nothing is kept then */
export async function prepared<Edition>({
	folder,
	name,
	isSame,
	read,
	...noted
}: Preparing<Edition>): Promise<Prepared<Edition>> {
	const spillPath = join(folder, `${name}.spill`);
	const accountPath = join(folder, `${name}.json`);
	const forget = async (): Promise<void> => {
		await rm(accountPath, { force: true });
		await rm(spillPath, { force: true });
	};
	const left = await readAccount({ accountPath, spillPath, ...noted });
	if (left !== null && isSame(left)) {
		return { edition: left, spillPath, forget };
	}
	await mkdir(folder, { recursive: true });
	await forget();
	try {
		const edition = await read(spillPath);
		const { size } = await stat(spillPath);
		const account = { version: noted.version, bytes: size, edition };
		await writeFile(accountPath, JSON.stringify(account));
		return { edition, spillPath, forget };
	} catch (cause) {
		await forget();
		throw cause;
	}
}

type Account<Edition> = Pick<Preparing<Edition>, "shape" | "version"> & {
	readonly accountPath: string;
	readonly spillPath: string;
};

/** The stored account; null where there is none, or the spilled file has another size because a reading broke off. */
async function readAccount<Edition>({
	accountPath,
	spillPath,
	shape,
	version,
}: Account<Edition>): Promise<Edition | null> {
	try {
		const { bytes, edition } = z
			.object({ version: z.literal(version), bytes: z.int(), edition: shape })
			.parse(JSON.parse(await readFile(accountPath, "utf8")));
		return (await stat(spillPath)).size === bytes ? edition : null;
	} catch {
		return null;
	}
}
