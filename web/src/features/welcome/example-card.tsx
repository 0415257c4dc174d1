import { Link } from "react-router";
import type { Example } from "#contracts/examples.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { propertyPath } from "#web/lib/property-path.ts";
import styles from "./example-card.module.css";
import { ExampleFigures } from "./example-figures.tsx";
import { ExampleShape } from "./example-shape.tsx";

type ExampleCardProps = {
	postcode: string;
	city: string;
	/** Null when it cannot be had now. */
	example: Example | "awaited" | null;
	/** Hears of a pointer or the focus, which comes before a press. */
	onIntent?: () => void;
};

/** A preview in short, which a press anywhere on it opens. */
export function ExampleCard({ postcode, city, example, onIntent }: ExampleCardProps) {
	const place = example === "awaited" ? null : example?.place;
	return (
		<article className={styles["card"]}>
			<h3 className={styles["title"]}>
				<Link
					className={styles["link"]}
					to={propertyPath(postcode)}
					onFocus={onIntent}
					onPointerEnter={onIntent}
				>
					{formatPostcode(postcode)} <span className={styles["place"]}>{place ?? city}</span>
				</Link>
			</h3>
			<Body example={example} />
		</article>
	);
}

function Body({ example }: Pick<ExampleCardProps, "example">) {
	if (example === "awaited") {
		return <ExampleShape />;
	}
	return example === null ? (
		<p className={styles["none"]}>
			Not worked out just now. Open it, and it is assessed while you wait.
		</p>
	) : (
		<ExampleFigures example={example} />
	);
}
