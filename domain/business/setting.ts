/** What a deployment is told from outside: one entry a setting, from which its files, the panel and the doctor are made. */
export type Setting = {
	readonly name: string;
	/** What it is for. */
	readonly purpose: string;
	/** What lacks without it; null of one that always has a value. */
	readonly without: string | null;
	/** How it is got. */
	readonly source: string;
	/** A secret is held by the platform and stands in no file of the repository; a variable stands in `wrangler.toml` with these values. */
	readonly value: "secret" | { readonly production: string; readonly development: string };
	/** Settings that work only together with it. */
	readonly pair?: readonly string[];
	/** Where it is made by a command: nobody has to. */
	readonly madeBy?: "deploy" | "dev";
};

/** The address of a source: always set, and switched off by an empty value. */
export const address = <const Name extends string>(name: Name, purpose: string, url: string) => ({
	name,
	purpose,
	without: null,
	source: "set; an empty address switches the source off",
	value: { production: url, development: url },
});

/** A variable that an owner may set, empty until then. */
export const own = <const Name extends string>(
	name: Name,
	rest: Pick<Setting, "purpose" | "without" | "source" | "pair" | "madeBy">,
	development = "",
) => ({ name, ...rest, value: { production: "", development } });

/** A secret, held by the platform alone. */
export const secret = <const Name extends string>(
	name: Name,
	rest: Pick<Setting, "purpose" | "without" | "source" | "pair" | "madeBy">,
) => ({ name, ...rest, value: "secret" as const });
