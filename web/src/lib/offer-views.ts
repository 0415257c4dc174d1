import { type RefObject, useEffect, useRef } from "react";
import type { Preview } from "#contracts/preview.ts";
import { api, nameless } from "./api.ts";
import { useConsent } from "./consent.ts";

/** The part of an offer that is in view when it has been seen. */
const SEEN_FROM = 0.25;

/**
 * Counts that the offer of a preview came into view, once for each postcode's page and by the verdicts above it, for a visitor who agreed to being
 * counted. Goes on the element that holds the offer. No screen waits for it or shows that it failed.
 */
export function useOfferViews<T extends Element>({
	postcode,
	answer,
	offer: { isSold },
}: Pick<Preview, "postcode" | "answer" | "offer">): RefObject<T | null> {
	const element = useRef<T>(null);
	const countedOf = useRef<string | null>(null);
	const isAgreed = useConsent()?.analytics === true;
	const lets = answer.let.verdict;
	const pays = answer.pays.verdict;
	useEffect(() => {
		if (!element.current || !isAgreed || !isSold) {
			return;
		}
		const observer = new IntersectionObserver(
			(entries) => {
				if (
					countedOf.current !== postcode &&
					entries.some(({ isIntersecting }) => isIntersecting)
				) {
					countedOf.current = postcode;
					void api["offer-views"]
						.$post({ json: { let: lets, pays } }, { init: nameless })
						.catch(() => undefined);
				}
			},
			{ threshold: SEEN_FROM },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [postcode, lets, pays, isSold, isAgreed]);
	return element;
}
