import styles from "./skeleton.module.css";

type SkeletonProps = { width?: string; height: string; round?: boolean };

/** The place something will take once it has loaded. */
export function Skeleton({ width = "100%", height, round = false }: SkeletonProps) {
	return (
		<span
			className={`block rounded-s ${styles["block"]}`}
			style={{ width, height, ...(round ? { borderRadius: "50%" } : {}) }}
		/>
	);
}
