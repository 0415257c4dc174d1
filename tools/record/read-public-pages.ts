import { readPlaces } from "./place-source.ts";
import type { RecordedVisitor } from "./recorder.ts";
import type { Stage } from "./stage.ts";

/** Reads the page of one council in so many as a document too. */
const ONE_OF = 12;

/** What strangers and programs read: the register in all its forms, every council, and the pages about the product. */
export async function readPublicPages(
	{ recorder: { request, getAll } }: Stage,
	{ guest, subscriber }: Readonly<Record<"guest" | "subscriber", RecordedVisitor>>,
): Promise<void> {
	const { text } = await request(guest, "GET", "/sitemap.xml");
	const slugs = [...text.matchAll(/\/areas\/([^<]+)</g)].map(([, slug]) => slug);
	const councils = new Set(
		(await readPlaces()).flatMap(({ result }) => result?.codes.admin_district ?? []),
	);
	await getAll(guest, [
		...["/areas", "/register", "/documentation", "/reports/sample", "/property/CF243AB"],
		...["/.well-known/security.txt", "/.well-known/change-password", "/favicon.svg", "/og.png"],
		...["/register.json", "/register.csv", "/register/changes.atom", "/register/changes.json"],
		...["/register/schema.json", "/api/register/coverage", "/register.json?asOf=2026-11-20"],
		...["/register.csv?asOf=2026-11-20", "/register.json?asOf=2026-01-01", "/register.csv?asOf=x"],
		...["dates.ics", "plan.ics"].map((file) => `/api/reports/sample/${file}`),
		...["", "find=man", "find=M14+5LL", "nation=Wales", "nation=Northern+Ireland"].map(query),
		...["live", "starts", "ends", "lead", "unknown"].map((show) => query(`show=${show}`)),
		...slugs.filter((_, at) => at % ONE_OF === 0).map((slug) => `/areas/${slug}`),
		...[...slugs, "nowhere"].map((slug) => `/api/areas/${slug}`),
	]);
	for (const who of [guest, subscriber]) {
		await getAll(
			who,
			[...councils].map((code) => `/api/area-figures/${code}`),
		);
	}
}

function query(text: string): string {
	return `/api/areas?${text}`;
}
