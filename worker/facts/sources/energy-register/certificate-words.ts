type Code = string | number | null | undefined;

/** Source: code list `property_type` of the register, the same in all schema versions. */
const propertyTypes: Readonly<Record<string, string>> = {
	0: "House",
	1: "Bungalow",
	2: "Flat",
	3: "Maisonette",
	4: "Park home",
};

/** Source: code list `built_form` of the register, the same in all schema versions. "NR" is not recorded. */
const builtForms: Readonly<Record<string, string>> = {
	1: "Detached",
	2: "Semi-detached",
	3: "End-terrace",
	4: "Mid-terrace",
	5: "Enclosed end-terrace",
	6: "Enclosed mid-terrace",
};

export function propertyTypeOf(code: Code): string | null {
	return propertyTypes[String(code)] ?? null;
}

export function builtFormOf(code: Code): string | null {
	return builtForms[String(code)] ?? null;
}
