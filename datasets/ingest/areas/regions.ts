/** The regions of England under the names our table of authorities has for them. Source: ONS, Register of Geographic Codes. */
export const regions: Readonly<Record<string, string>> = {
	E12000001: "North East",
	E12000002: "North West",
	E12000003: "Yorkshire and The Humber",
	E12000004: "East Midlands",
	E12000005: "West Midlands",
	E12000006: "East of England",
	E12000007: "London",
	E12000008: "South East",
	E12000009: "South West",
};

/** The countries of the United Kingdom. Source: ONS, Register of Geographic Codes. */
export const countries: Readonly<Record<string, string>> = {
	E92000001: "England",
	W92000004: "Wales",
	S92000003: "Scotland",
	N92000002: "Northern Ireland",
};
