import { Link } from "react-router";
import { examplePostcodes } from "#domain/site/example-postcodes.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { propertyPath } from "#web/lib/paths.ts";
import styles from "./examples.module.css";

/** Postcodes to try. `onIntent` hears of a pointer or the focus, which comes before a press. */
export function ExamplePostcodes({ onIntent }: { onIntent: (postcode: string) => void }) {
	return (
		<nav aria-labelledby="example-postcodes">
			<p id="example-postcodes" className="below-2 soft text-s no-print" data-scripts="on">
				Or try one of these
			</p>
			<ul className={`stack gap-2 ${styles["examples"]}`} data-scripts="on">
				{examplePostcodes.map(({ postcode, city }) => (
					<li key={postcode}>
						<Link
							className={`stack soft text-s nowrap framed on-card tight undecorated ${styles["example"]}`}
							to={propertyPath(postcode)}
							onFocus={() => onIntent(postcode)}
							onPointerEnter={() => onIntent(postcode)}
						>
							<b>{formatPostcode(postcode)}</b> <span>{city}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
