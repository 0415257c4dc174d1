/**
 * The postcode areas in use (Royal Mail Postcode Address File, OS Code-Point Open 2025.4.0 and the
 * Northern Ireland and Crown dependency areas). A well-shaped text outside this list is no postcode.
 */
export const geographicAreas = new Set(
	`AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC
	EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME
	MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST
	SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE`.split(/\s+/),
);

/** Jersey, Guernsey and the Isle of Man: real postcodes under other law, which this product does not cover. */
export const crownDependencies: Readonly<Record<string, string>> = {
	JE: "Jersey",
	GY: "Guernsey",
	IM: "the Isle of Man",
};

/** Areas that name an organisation or a forces address, not a place (Royal Mail; BX and XX are bulk mail). */
export const nonGeographicAreas: Readonly<Record<string, string>> = {
	GIR: "a bank's own postcode",
	BF: "a British Forces address",
	BX: "a bank's or department's own postcode",
	XX: "a bulk-mail return address",
};
