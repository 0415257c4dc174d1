import { type ReactNode, useId } from "react";
import { Panel } from "./card.tsx";
import styles from "./settings-section.module.css";

type SettingsSectionProps = { title: string; about: ReactNode; children: ReactNode };

/** One thing that can be set: what it is about, and beside it the means to change it. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
	const id = useId();
	return (
		<section className={styles["section"]} aria-labelledby={id}>
			<div className="stack gap-2 packed">
				<h2 className="text-l" id={id}>
					{title}
				</h2>
				<div className={styles["words"]}>{about}</div>
			</div>
			<Panel>{children}</Panel>
		</section>
	);
}
