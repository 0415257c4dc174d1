import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { Mode, SourceName } from "#tools/source-sim/source-names.ts";

/** The source simulator, two ports above the app. */
const simulator = "http://127.0.0.1:4175";

type Sim = {
	/** From now until the end of the test, the source (or `all` of them) answers so. */
	set: (source: SourceName | "all", mode: Mode) => Promise<void>;
	/** How often each source was asked since the test began. */
	hits: () => Promise<Record<SourceName, number>>;
};

type Fixtures = {
	/** The source simulator: every source answers as it should when a test begins. */
	sim: Sim;
	/** A page on which no script may fail and nothing may be refused by the security policy. */
	page: Page;
};

export const test = base.extend<Fixtures>({
	sim: [
		async ({ request }, use) => {
			const post = async (path: string, data?: object) => {
				const reply = await request.post(`${simulator}${path}`, { data });
				expect(reply.status(), await reply.text()).toBe(200);
			};
			await post("/_sim/reset");
			await use({
				set: (source, mode) => post("/_sim/mode", { source, mode }),
				hits: async () => (await request.get(`${simulator}/_sim/hits`)).json(),
			});
		},
		{ auto: true },
	],
	page: async ({ page }, use) => {
		const faults: string[] = [];
		page.on("pageerror", (error) => faults.push(error.message));
		page.on("console", (message) => {
			if (/Content Security Policy/.test(message.text())) {
				faults.push(message.text());
			}
		});
		await use(page);
		expect(faults).toEqual([]);
	},
});

/** What stands in the way of people on this page, by axe's rules of WCAG 2.2 A and AA: one line each, none when all is well. */
export async function barriers(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
		.analyze();
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join("; ")})`,
	);
}

export { expect };
