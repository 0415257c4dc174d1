import type { ReactNode } from "react";
import { useMedia } from "#web/ui/use-media.ts";
import styles from "./compared-groups.module.css";

type ComparedGroupsProps = {
	groups: readonly {
		readonly title: string;
		/** A cell for each home, in their order. */
		readonly lines: readonly { readonly label: string; readonly cells: readonly ReactNode[] }[];
	}[];
	homes: readonly { readonly id: string; readonly name: string }[];
};

/** A column a home where there is room; on a phone each line names its homes one under another. */
export function ComparedGroups({ groups, homes }: ComparedGroupsProps) {
	const isWide = useMedia("(min-width: 48rem), print");
	return groups.map(({ title, lines }) => (
		<section key={title} className={styles["group"]} aria-label={title}>
			{isWide ? (
				<table className={styles["table"]}>
					<thead>
						<tr>
							<th scope="col">{title}</th>
							{homes.map(({ id, name }) => (
								<th key={id} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{lines.map(({ label, cells }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								{homes.map(({ id }, at) => (
									<td className="medium" key={id}>
										{cells[at]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<>
					<h3 className="below-2 text-m">{title}</h3>
					{lines.map(({ label, cells }) => (
						<div key={label} className={styles["line"]}>
							<h4>{label}</h4>
							<dl>
								{homes.map(({ id, name }, at) => (
									<div key={id}>
										<dt className="soft text-s break-anywhere">{name}</dt>
										<dd className="flush text-m medium">{cells[at]}</dd>
									</div>
								))}
							</dl>
						</div>
					))}
				</>
			)}
		</section>
	));
}
