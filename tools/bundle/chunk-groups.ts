import type { Rolldown } from "vite";

/** What a part of the product brings along that the rest can do without: a library, or a good deal of arithmetic. */
const heavy = {
	/** Forms, and the library they are held by. */
	forms: /node_modules\/react-hook-form\/|web\/src\/lib\/use-(form-call|dialog-form)\./,
	/** A row of the licensing register as it is written: its table and its workbench share the form. */
	register: /web\/src\/features\/admin-register\//,
	/** What the pages of councils share. */
	areas: /web\/src\/(features\/areas\/|lib\/area-queries\.)|domain\/areas\/(?!area-slug\.)/,
	/** Tabs and notices, and what of Radix they share. */
	radix: /node_modules\/(@radix-ui|radix-ui)\/|web\/src\/ui\/tabs\./,
	/** Paying, by the provider's own scripts. */
	payment:
		/node_modules\/(@stripe|prop-types)\/|web\/src\/payment\/(payment-|provider-|element-)|web\/src\/features\/(plan-)?checkout\//,
	/**
	 * What is known of a home and where from, as its preview, its report and its checkout show it, and what is asked and assumed of every home, which the
	 * documentation prints too. Before the sums, which begin with that and would take it along.
	 */
	evidence:
		/web\/src\/evidence\/(?!map-(view|picture)\.tsx|live-map\.)|domain\/(chart\/|epc\/letting-standard\.|licensing\/|finance\/(assumptions|terms)\.|report\/energy\/energy-words\.)|web\/src\/ui\/chart(-parts)?\./,
	/** Sums with money by the nations' rules, and charts; which nations there are every screen may ask. */
	finance:
		/domain\/(finance\/|report\/money\/|nations\/(?!nation\.))|web\/src\/lib\/assumption-field\.|web\/src\/ui\/(column-chart|bar-table|chart-figure)/,
	/** A map as it is drawn of a sheet, for previews and reports; laying one out, with its packages, comes with the preview's map alone. After what it shares with figures and sums, or every page of those would load it. */
	maps: /web\/src\/evidence\/map-(view|picture)\.tsx|domain\/map\/(draw-map|attribution|lines|figure-face|licence-face|map-|place-labels|hatch)/,
	/** Who lets the homes, as the account and a report ask it. */
	landlord: /web\/src\/landlord\//,
	/** A report, as its owner and those with a link to it read it. */
	report:
		/web\/src\/features\/report\/|web\/src\/ui\/folded-chapter\.|domain\/(action-plan\/|report\/(headlines|decision-words|risk-chapters|chapters|share-terms|closing\/(closing-words|sources-by-licence)|compliance\/dated-line|licensing\/licensing-words|market\/(market-words|rent-section)|verdict\/risk-words|pictures\/[a-z-]+)\.)/,
	/** Lists that are searched and worked on row by row: those of the panel, and My Reports. */
	lists: /web\/src\/ui\/(search-field|confirm-dialog|use-subject-dialog)\./,
	/** What the landing page and home show alike. */
	welcome: /web\/src\/features\/welcome\//,
} as const;

/**
 * Names of the files that the browser's code is put into, so that a person can read them, and a page asks for few: what every screen needs, what
 * several share, and by themselves the heavy things that only some need. A screen, a tab of the panel and whatever else is imported when it is
 * needed has a file of its own, named after its module. Measured in docs/decisions/011-the-public-face.md.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
	{ name: "product", tags: ["$initial"], priority: 3 },
	// First, so that a heavy file takes along nothing that others need too.
	{ name: "kit", test: isLight, minShareCount: 2, priority: 2 },
	...Object.entries(heavy).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 1 })),
];

function isLight(module: string): boolean {
	return !Object.values(heavy).some((test) => test.test(module));
}
