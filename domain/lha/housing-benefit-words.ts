/** What Local Housing Allowance is and why the visitor is asked for the area. */
export const LHA_IN_SHORT =
	"A tenant on housing benefit has at most the Local Housing Allowance of the area. No open table says in which area a postcode lies: look it up by the link, and choose it.";

/** What stands beside the allowance, and of which year. Source: VOA, Table 4. */
export const PERCENTILE_NOTE =
	"The 30th percentile is the rent that three in ten homes of the area were below in the year to September 2023. It is of that year, and no rent of today.";
