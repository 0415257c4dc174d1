import { type RefObject, useLayoutEffect } from "react";

/** Part of the height of the window, in pixels from its top. */
type Band = { readonly top: number; readonly bottom: number };

type Notice = {
	readonly height: number;
	/** Where its lower edge is while it is not lifted, in pixels from the top of the window. */
	readonly foot: number;
	/** How far it is lifted by now, in pixels. */
	readonly lift: number;
};

/** Between a notice and what may be pressed above or below it, in pixels. */
const MARGIN = 6;

/**
 * How far a notice has to be lifted so that it lies on nothing in `taken`, in pixels: not at all from where it is, else as little as can be. Null
 * where there is no such place.
 */
export function liftOf({ height, foot, lift }: Notice, taken: readonly Band[]): number | null {
	const under = (edge: number) =>
		taken.filter(({ top, bottom }) => bottom + MARGIN > edge - height && top - MARGIN < edge);
	if (foot - lift >= height && under(foot - lift).length === 0) {
		return lift;
	}
	for (let edge = foot; edge >= height; ) {
		const inTheWay = under(edge);
		if (inTheWay.length === 0) {
			return foot - edge;
		}
		edge = Math.min(...inTheWay.map(({ top }) => top)) - MARGIN;
	}
	return null;
}

/** How long the page has to be still before a notice looks for another place, in milliseconds. */
const STILL = 120;

/** The ways on from where a visitor is. */
const WAYS_ON = "a[href], button, summary";

/** What is typed into or chosen from besides; the fields of the payment provider are frames. */
const FIELDS = "input, select, textarea, iframe";

/** The property by which the style of a notice lifts it. */
const LIFT = "--lift";

/**
 * Lifts a notice above whatever it would cover that can be pressed, before it is seen, and again when the page moved or became another. Where
 * there is no such place it may cover a field but no way on, and where there is none either it stays at the foot of the window. `within` is an
 * element right in the notice.
 */
export function useKeepClear(within: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const element = within.current?.parentElement;
		if (!element) {
			return;
		}
		let lift = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const place = () => {
			const { height, bottom } = element.getBoundingClientRect();
			const now = { height, foot: bottom + lift, lift };
			const ways = bandsOf(WAYS_ON, element);
			lift = liftOf(now, [...ways, ...bandsOf(FIELDS, element)]) ?? liftOf(now, ways) ?? 0;
			element.style.setProperty(LIFT, `${lift}px`);
		};
		const placeOnceStill = () => {
			clearTimeout(timer);
			timer = setTimeout(place, STILL);
		};
		place();
		const changes = new MutationObserver(placeOnceStill);
		changes.observe(document.body, { childList: true, subtree: true });
		window.addEventListener("scroll", placeOnceStill, { passive: true });
		window.addEventListener("resize", placeOnceStill);
		return () => {
			clearTimeout(timer);
			changes.disconnect();
			window.removeEventListener("scroll", placeOnceStill);
			window.removeEventListener("resize", placeOnceStill);
		};
	}, [within]);
}

/** Where, in sight and within the width of a notice, something stands that is not in the notice itself. */
function bandsOf(what: string, notice: Element): Band[] {
	const { left, right } = notice.getBoundingClientRect();
	return [...document.querySelectorAll(what)]
		.filter((element) => !notice.contains(element) && element.checkVisibility())
		.map((element) => element.getBoundingClientRect())
		.filter((place) => place.width > 1 && place.left < right && place.right > left)
		.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
}
