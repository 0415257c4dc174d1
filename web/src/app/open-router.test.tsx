import { render } from "@testing-library/react";
import { ScrollRestoration } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openRouter } from "./open-router.ts";

const PLACES = "react-router-scroll-positions";
let atFirst: { address: string; state: unknown };

beforeEach(() => {
	atFirst = { address: window.location.href, state: window.history.state };
	sessionStorage.removeItem(PLACES);
});

afterEach(() => {
	sessionStorage.removeItem(PLACES);
	window.history.replaceState(atFirst.state, "", atFirst.address);
	window.history.scrollRestoration = "auto";
});

/** What the browser does with an address that was typed, or came in a mail: an entry of the history about which nothing is noted. */
function followLink() {
	window.history.pushState(null, "");
	window.scrollTo(0, 0);
}

function openDocument() {
	const router = openRouter([
		{
			path: "*",
			element: (
				<>
					<div style={{ height: "4000px" }} />
					<ScrollRestoration />
				</>
			),
		},
	]);
	const { unmount } = render(<RouterProvider router={router} />);
	return {
		/** Leaves for another document. */
		leave: () => {
			window.dispatchEvent(new PageTransitionEvent("pagehide"));
			unmount();
			router.dispose();
		},
	};
}

test("a link opens at the top of its page, however far another page of the tab was scrolled", () => {
	followLink();
	const first = openDocument();
	window.scrollTo(0, 700);
	first.leave();

	followLink();
	const second = openDocument();

	expect(window.scrollY).toBe(0);
	second.leave();
});

test("a page that is loaded again opens where it was left", () => {
	followLink();
	const first = openDocument();
	window.scrollTo(0, 700);
	first.leave();
	window.scrollTo(0, 0);

	const again = openDocument();

	expect(window.scrollY).toBe(700);
	again.leave();
});

test("the way back leads to where the page was left", async () => {
	followLink();
	const first = openDocument();
	window.scrollTo(0, 700);
	first.leave();
	followLink();
	openDocument().leave();

	const arrived = new Promise((resolve) =>
		window.addEventListener("popstate", resolve, { once: true }),
	);
	window.history.back();
	await arrived;
	window.scrollTo(0, 0);
	const back = openDocument();

	expect(window.scrollY).toBe(700);
	back.leave();
});
