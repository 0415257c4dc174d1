import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Preview } from "#contracts/preview.ts";
import { aPreview } from "#web/test/a-preview.ts";
import { noOffer } from "#web/test/an-offer.ts";
import { chooseCookies, forgetCookieChoice } from "#web/test/cookie-choice.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { someAnswer } from "#web/test/some-answer.ts";
import { useOfferViews } from "./offer-views.ts";

beforeEach(() => page.viewport(390, 844));

/** An offer far below what a phone shows. */
function Far({ preview }: { preview: Preview }) {
	const seen = useOfferViews<HTMLDivElement>(preview);
	return (
		<>
			<div style={{ height: "3000px" }} />
			<div ref={seen} style={{ height: "600px" }}>
				The offer
			</div>
			<div style={{ height: "3000px" }} />
		</>
	);
}

const tree = (preview: Preview) => (
	<StrictMode>
		<Far preview={preview} />
	</StrictMode>
);

/** The verdicts that were said to be above the offers seen, in order. */
function counting(answer = () => new Response(null, { status: 204 })) {
	const { sent } = fakeApi({ "POST /api/offer-views": answer });
	return () => sent.map(({ body }) => body);
}

const verdicts = (lets: "yes" | "yes_if", pays: "yes" | "no") => {
	const answer = someAnswer();
	return {
		...answer,
		let: { ...answer.let, verdict: lets },
		pays: { ...answer.pays, verdict: pays },
	};
};

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
const OFFER = 2_800;
/** Long enough for what is in view to be noticed. */
const notice = () =>
	new Promise<void>((resolve) => {
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
	});

test("an offer is counted once it is in view, once, by the verdicts above it and nothing else", async () => {
	chooseCookies({ analytics: true });
	const sent = counting();
	render(tree(aPreview({ answer: verdicts("yes_if", "no") })));
	await notice();
	expect(sent()).toEqual([]);

	for (const top of [OFFER, 0, OFFER, 0, OFFER]) {
		scrollTo(top);
		await notice();
	}

	expect(sent()).toEqual([{ let: "yes_if", pays: "no" }]);
});

test("a new figure on the same page is no new offer, another postcode's is", async () => {
	chooseCookies({ analytics: true });
	const sent = counting();
	const { rerender } = render(tree(aPreview({ answer: verdicts("yes_if", "no") })));
	scrollTo(OFFER);
	await expect.poll(sent).toHaveLength(1);

	rerender(tree(aPreview({ answer: verdicts("yes", "yes") })));
	await notice();
	rerender(tree(aPreview({ postcode: "LS6 1AA", answer: verdicts("yes", "yes") })));

	await expect.poll(sent).toEqual([
		{ let: "yes_if", pays: "no" },
		{ let: "yes", pays: "yes" },
	]);
});

test("whoever did not agree is not counted, and is from when they do", async () => {
	forgetCookieChoice();
	const sent = counting();
	render(tree(aPreview({ answer: verdicts("yes", "no") })));
	scrollTo(OFFER);
	await notice();
	chooseCookies({ analytics: false });
	await notice();
	expect(sent()).toEqual([]);

	chooseCookies({ analytics: true });

	await expect.poll(sent).toEqual([{ let: "yes", pays: "no" }]);
});

test("where no report is sold no offer was seen", async () => {
	chooseCookies({ analytics: true });
	const sent = counting();
	render(tree(aPreview({ offer: noOffer() })));
	scrollTo(OFFER);
	await notice();
	expect(sent()).toEqual([]);
});

test("neither cookie nor address goes along, and a count that fails is nobody's trouble", async () => {
	chooseCookies({ analytics: true });
	const inits: (RequestInit | undefined)[] = [];
	vi.stubGlobal("fetch", async (_: unknown, init?: RequestInit) => {
		inits.push(init);
		throw new TypeError("offline");
	});
	render(tree(aPreview({ answer: verdicts("yes", "no") })));
	scrollTo(OFFER);

	await expect.poll(() => inits).toHaveLength(1);
	expect(inits[0]).toMatchObject({
		credentials: "omit",
		referrerPolicy: "no-referrer",
		keepalive: true,
		body: '{"let":"yes","pays":"no"}',
	});
	await expect.element(page.getByText("The offer")).toBeInTheDocument();
});
