import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { type WorkView, workPath, workTitles, workViews } from "#web/lib/admin-paths.ts";
import { DiaryView } from "./diary-view.tsx";
import { WorkQueue } from "./work-queue.tsx";
import styles from "./workbench.module.css";

/** Where the licensing register is worked through: its rows in order of harm, and the days on which to look at them. */
export function Workbench({ view }: { view: WorkView }) {
	return (
		<>
			<nav className={styles["views"]} aria-label="Licensing register">
				{workViews.map((each) => (
					<Link key={each} to={workPath(each)} aria-current={each === view ? "page" : undefined}>
						{workTitles[each]}
					</Link>
				))}
				<Link to={`${screens.admin}?tab=register`}>All rows</Link>
			</nav>
			{view === "queue" ? <WorkQueue /> : <DiaryView />}
		</>
	);
}
