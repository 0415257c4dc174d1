import type { Preview } from "#contracts/preview.ts";
import { useInWords } from "#domain/base/use.ts";
import { countInWords } from "#domain/base/words.ts";
import { formatPounds } from "#web/lib/format.ts";
import styles from "./preview-frame.module.css";

/** What the visitor stated, as a sentence for paper, where the choosers cannot be read. */
export function StatedInputs({ inputs }: { inputs: Preview["inputs"] }) {
	const { use, bedrooms, rent, price, exemption, c4permission } = inputs;
	const stated = [
		`let to ${useInWords[use]}`,
		bedrooms === null ? null : bedroomsInWords(bedrooms),
		rent === null ? null : `rent of ${formatPounds(rent)} a month`,
		price === null ? null : `price of ${formatPounds(price)}`,
		exemption ? "energy rating exemption registered" : null,
		c4permission ? "planning permission as an HMO held" : null,
	].filter((part) => part !== null);
	return <p className={styles["stated"]}>As stated: {stated.join(", ")}.</p>;
}

function bedroomsInWords(count: number): string {
	return count === 0 ? "a studio" : countInWords(count, "bedroom");
}
