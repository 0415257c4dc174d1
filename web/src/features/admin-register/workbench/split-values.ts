import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { SplitPart, SplitScheme } from "#contracts/admin/register-queue.ts";

/** The fields that tell the two rows of a split apart. */
export type SplitValues = {
	/** Codes of wards that go to the new row. */
	goesWards: string[];
	staysStreets: string;
	goesStreets: string;
	staysStart: string;
	staysEnd: string;
	goesStart: string;
	goesEnd: string;
	why: string;
};

/** Both begin with what the row says, and nothing goes yet. */
export function splitValuesOf({ streets, start, end }: RegisterScheme): SplitValues {
	return {
		goesWards: [],
		staysStreets: streets ?? "",
		goesStreets: "",
		staysStart: start ?? "",
		staysEnd: end ?? "",
		goesStart: start ?? "",
		goesEnd: end ?? "",
		why: "",
	};
}

/** What is sent. Where no ward goes, both keep all: then their days or streets tell them apart. */
export function splitOf(scheme: RegisterScheme, values: SplitValues): SplitScheme {
	const { goesWards, why } = values;
	const codes = scheme.wards.map(({ code }) => code);
	const byWards = goesWards.length > 0;
	const part = (name: "stays" | "goes", wardCodes: string[]): SplitPart => ({
		...(byWards ? { wardCodes } : {}),
		...(scheme.coverage === "streets" ? { streets: values[`${name}Streets`].trim() || null } : {}),
		start: values[`${name}Start`] || null,
		end: values[`${name}End`] || null,
	});
	return {
		revisionSeen: scheme.revision,
		why,
		stays: part(
			"stays",
			codes.filter((code) => !goesWards.includes(code)),
		),
		goes: part("goes", goesWards),
	};
}

/** A refused field of a part by its name in the form: `goes.end` is `goesEnd`. */
export function splitField(name: string): string {
	const [part = "", field = ""] = name.split(".");
	if (field === "") {
		return part;
	}
	return field === "wardCodes"
		? "goesWards"
		: `${part}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
