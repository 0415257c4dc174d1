import { type ReactNode, useId } from "react";
import { Panel } from "./card.tsx";

type WideSectionProps = { title: string; about: string; children: ReactNode };

/** One of a group of settings, with the whole width for its rows. Its heading stands under that of the group. */
export function WideSection({ title, about, children }: WideSectionProps) {
	const id = useId();
	return (
		<section className="stack one-column gap-3" aria-labelledby={id}>
			<div>
				<h3 className="text-ml" id={id}>
					{title}
				</h3>
				<p className="above-1 soft text-m measure-44">{about}</p>
			</div>
			<Panel>{children}</Panel>
		</section>
	);
}
