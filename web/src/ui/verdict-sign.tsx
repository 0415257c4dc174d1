import styles from "./verdict-sign.module.css";

const SHEET = { frame: "M4.5 1.5h11l5 5v16h-16Z", mark: "m8 13.4 3 3 5.4-6.2" };
const QUESTION = "M9.4 9.6a2.7 2.7 0 1 1 4 2.4c-.9.5-1.4 1-1.4 2M12 17v.1";
const RING = "M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6Z";

/** What is settled is filled, what is open is drawn: told apart by shape alone, in grey print too. */
const shapes = {
	yes: { frame: "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z", mark: "m7 12.4 3.4 3.4L17 8.8" },
	yes_if: {
		frame: RING,
		mark: "m7.8 12.3 2.9 2.9 5.5-5.8",
	},
	no: {
		frame: "M7.6 1h8.8L23 7.6v8.8L16.4 23H7.6L1 16.4V7.6Z",
		mark: "m8 8 8 8m0-8-8 8",
	},
	unknown: { frame: RING, mark: QUESTION },
	question: { frame: RING, mark: QUESTION },
	paper: SHEET,
	paper_open: SHEET,
	half: { frame: RING, mark: "M12 1a11 11 0 0 0 0 22Z" },
	price: {
		frame: RING,
		mark: "M15.2 8.6A3 3 0 0 0 9.7 10c0 2.6 1 4.6-1 6.6h6.8M8.2 12.6h5",
	},
	risk: { frame: "M12 2.6 22.4 20.8H1.6Z", mark: "M12 9.2v5M12 17.6v.1" },
} as const satisfies Readonly<Record<string, { readonly frame: string; readonly mark: string }>>;
type Sign = keyof typeof shapes;

/** Every sign that there is, from what is settled to what is a warning. */
export const verdictSigns = Object.keys(shapes) as Sign[];

/** The sign of an answer, beside a word that says the same, so it is hidden from screen readers. */
export function VerdictSign({ sign, size = 22 }: { sign: Sign; size?: number }) {
	const { frame, mark } = shapes[sign];
	return (
		<svg
			className={styles["sign"]}
			data-sign={sign}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path className={styles["frame"]} d={frame} />
			<path className={styles["mark"]} d={mark} />
		</svg>
	);
}
