import { Skeleton } from "#web/ui/skeleton.tsx";
import { ExampleParts } from "./example-parts.tsx";
import styles from "./example-shape.module.css";

/** The shape of an example, until it is there. */
export function ExampleShape() {
	return (
		<div className={styles["shape"]}>
			<ExampleParts
				circle={<Skeleton width="8rem" height="8rem" round />}
				label={<Skeleton width="min(100%, 7rem)" height="1.25em" />}
				rating={<Skeleton width="2rem" height="1.75rem" />}
				grossYield={<Skeleton width="3rem" height="1lh" />}
				licensing={<Skeleton width="8rem" height="1lh" />}
				day={<Skeleton width="10rem" height="1lh" />}
			/>
		</div>
	);
}
