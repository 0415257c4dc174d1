import type { Bought, People, Stage } from "./stage.ts";

/** Calls that end what the next ones need. */
const ENDING: readonly string[] = [
	"POST /api/logout",
	"DELETE /api/account/sessions",
	"POST /api/account/delete",
	"POST /api/admin/system/refresh/:source",
];

/** Every call of the product, by everybody, with nothing in its body and an id that does not exist or the report that was bought. */
export async function askEverything(
	stage: Stage,
	people: People,
	{ members }: Bought,
): Promise<void> {
	const { request, address } = stage.recorder;
	const routes: { method: string; path: string }[] = await (
		await fetch(`${address}/__record/routes`)
	).json();
	const calls = new Set(
		routes
			.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
			.map(({ method, path }) => `${method} ${path}`),
	);
	for (const call of [...calls].toSorted().filter((each) => !ENDING.includes(each))) {
		const [method = "", path = ""] = call.split(" ");
		const filled = fill(path, members);
		for (const who of Object.values(people)) {
			await request(who, method, filled, method === "GET" ? {} : { json: {} });
		}
	}
}

function fill(path: string, report: string): string {
	const values: Readonly<Record<string, string>> = {
		":postcode": "M145LL",
		":file": "M145LL.ics",
		":token": "x".repeat(43),
		":plan": "pro",
		":source": "bank-rate",
		":authority": "E08000003",
		":id": path.startsWith("/api/reports/") ? report : idIn(path),
	};
	return path.replaceAll(/:\w+/g, (name) => values[name] ?? name);
}

/** An id of the right shape that does not exist. */
function idIn(path: string): string {
	const prefixes = { users: "usr", "promo-codes": "prm", reports: "rpt", subscriptions: "sub" };
	const [, prefix = "x"] =
		Object.entries(prefixes).find(([name]) => path.includes(`/${name}/`)) ?? [];
	return `${prefix}_${"0".repeat(22)}`;
}
