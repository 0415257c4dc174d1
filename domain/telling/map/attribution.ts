/** Whose outlines a map is drawn of, by the first letter of an authority's code. The wordings are to be confirmed with the publishers. Source: datasets/outlines/README.md. */
const wordings: Readonly<Record<string, readonly string[]>> = {
	E: [
		"Source: Office for National Statistics licensed under the Open Government Licence v.3.0.",
		"Contains OS data © Crown copyright and database right 2025.",
	],
	S: [
		"Areas © Scottish Government. Wards: Office for National Statistics. Open Government Licence v.3.0.",
		"Contains OS data © Crown copyright and database right 2025.",
	],
	N: [
		"Contains LPS/NISRA Intellectual Property © Crown copyright and database right, Open Government Licence v.3.0.",
	],
};

export function attributionOf(authorityCode: string): readonly string[] {
	return wordings[authorityCode.charAt(0).replace("W", "E")] ?? [];
}
