import { type ReactNode, useId } from "react";
import { Panel } from "./card.tsx";
import styles from "./page.module.css";

type SettingsSectionProps = { title: string; about: ReactNode; children: ReactNode };

/** One thing that can be set: what it is about, and beside it the means to change it. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
	const id = useId();
	return (
		<section
			className={`stack one-column gap-4 across-7 ruled ${styles["section"]}`}
			aria-labelledby={id}
		>
			<div className="stack gap-2 packed">
				<h2 className="text-l" id={id}>
					{title}
				</h2>
				<div className="stack gap-2 soft text-m measure-34">{about}</div>
			</div>
			<Panel>{children}</Panel>
		</section>
	);
}
