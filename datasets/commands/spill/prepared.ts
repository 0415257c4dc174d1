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
	/** What the files in it are called by. */
	readonly name: string;
	/** Shape of what is noted of the file, and its number: what an older version noted is not gone on with. */
	readonly shape: z.ZodType<Edition>;
	readonly version: number;
	/** Whether what was left is of this very file, read in this very way. */
	readonly isSame: (left: Edition) => boolean;
	/** Reads the file through and spills its records. */
	readonly read: (spillPath: string) => Promise<Edition>;
};

/** Reads a file through, or finds what an import of the same one has left, which died after that. @throws what `read` throws: nothing is left then */
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

/** Null where none is noted, or there is less on the disk than is: a reading that broke off. */
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
