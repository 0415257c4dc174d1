import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { axeOptions } from "#tools/browser/axe-options.ts";
import { journeyServer } from "#tools/browser/journey-servers.ts";
import type { SourceName } from "#tools/source-sim/simulated.ts";
import type { Mode } from "#tools/source-sim/simulation.ts";
import { overflows, widths } from "./measuring.ts";
import { connectPayments, openProvider, type Provider } from "./payments.ts";

type Sim = {
	/** From now until the end of the test, the source (or `all` of them) answers so. */
	set: (source: SourceName | "all", mode: Mode) => Promise<void>;
	/** How often each source was asked since the test began. */
	hits: () => Promise<Record<SourceName, number>>;
};

type Mailbox = {
	/** Subjects of what was sent to an address, newest first. */
	subjects: (address: string) => Promise<string[]>;
	/** The address of the newest link in any mail to `address` that leads to a screen, such as `/verify-email`. */
	link: (address: string, screen: string) => Promise<string>;
};

type Options = {
	/** Whether the visitor has answered the cookie banner in an earlier visit. They refused to be counted then. */
	hasAnsweredBanner: boolean;
};

type Fixtures = {
	/** What the product has sent. */
	mailbox: Mailbox;
	/** Moves the product's clock to so many hours from now, until the end of the test. */
	moveClock: (hours: number) => Promise<void>;
	/** The payment provider, empty when a test begins. */
	provider: Provider;
	/** The source simulator: every source answers as it should when a test begins. */
	sim: Sim;
	/** A page on which no script may fail and nothing may be refused by the security policy. */
	page: Page;
};

/** What the product stores of that answer. */
const answer = {
	name: "cookie-consent",
	value: JSON.stringify({
		version: 2,
		essential: true,
		functional: true,
		analytics: false,
		marketing: false,
	}),
};

export const test = base.extend<Fixtures & Options>({
	hasAnsweredBanner: [true, { option: true }],
	baseURL: async ({}, use, { parallelIndex }) => use(journeyServer(parallelIndex).product),
	storageState: async ({ baseURL, hasAnsweredBanner }, use) =>
		use({
			cookies: [],
			origins: baseURL && hasAnsweredBanner ? [{ origin: baseURL, localStorage: [answer] }] : [],
		}),
	sim: [
		async ({ request }, use, { parallelIndex }) => {
			const simulator = journeyServer(parallelIndex).sources;
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
	// Limits count by network address, so each test has one of its own.
	extraHTTPHeaders: async ({}, use) => use({ "cf-connecting-ip": randomUUID() }),
	mailbox: async ({ request }, use) => {
		const read = async (address: string): Promise<{ subject: string; text: string }[]> =>
			(await request.get(`/__mail.json?to=${encodeURIComponent(address)}`)).json();
		const linkIn = async (address: string, screen: string) =>
			(await read(address))
				.map(({ text }) => text.match(new RegExp(`http://\\S+${screen}/[\\w-]+`))?.[0])
				.find((link) => link !== undefined);
		await use({
			subjects: async (address) => (await read(address)).map(({ subject }) => subject),
			link: async (address, screen) => {
				await expect.poll(() => linkIn(address, screen)).toBeTruthy();
				return (await linkIn(address, screen)) ?? "";
			},
		});
	},
	moveClock: async ({ request }, use) => {
		const move = async (hours: number) => {
			const reply = await request.post("/__clock", { data: { hours } });
			expect(reply.status()).toBe(204);
		};
		await use(move);
		await move(0);
	},
	provider: async ({ page }, use) => {
		await connectPayments(page);
		const provider = await openProvider(page);
		await use(provider);
		expect(await provider.violations()).toEqual([]);
		// The product lives by the provider's time, which a journey may have moved.
		await openProvider(page);
	},
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
		// In the page itself, which frames no other's: else it opens a page of its own for each look.
		.setLegacyMode()
		.options(axeOptions)
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
		.analyze();
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join("; ")})`,
	);
}

/** The page as it stands, narrow and light, then wide and dark, has nothing in anyone's way, and fits at every width. `height` is of the window, in pixels. */
export async function expectUnhindered(page: Page, where: string, height = 900): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height });
		expect(await overflows(page), `${where} at ${width} px`).toBe(false);
	}
	for (const { width, colorScheme } of looks) {
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		expect(await barriers(page), `${where} at ${width} px, ${colorScheme}`).toEqual([]);
	}
}

const looks = [
	{ width: widths[0], colorScheme: "light" },
	{ width: widths[2], colorScheme: "dark" },
] as const;

export { expect };
