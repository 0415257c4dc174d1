import { useEffect, useState } from "react";
import { Switch } from "#web/ui/switch.tsx";
import { buttonExhibits } from "./button-exhibits.tsx";
import { chartExhibits } from "./chart-exhibits.tsx";
import { showColourScheme } from "./colour-scheme.ts";
import type { Exhibit } from "./exhibit.ts";
import { fieldExhibits } from "./field-exhibits.tsx";
import { figureExhibits } from "./figure-exhibits.tsx";
import styles from "./gallery.module.css";
import { layoutExhibits } from "./layout-exhibits.tsx";
import { messageExhibits } from "./message-exhibits.tsx";

/** A word by which the gates know that a build holds no gallery. */
const MARK = "GALLERY_DO_NOT_SHIP";

/** Everything there is to see, in the order of the alphabet. */
export const exhibits: readonly Exhibit[] = [
	...buttonExhibits,
	...fieldExhibits,
	...messageExhibits,
	...figureExhibits,
	...chartExhibits,
	...layoutExhibits,
].toSorted((one, other) => one.components[0].localeCompare(other.components[0]));

/**
 * Every component of web/src/ui in its states, light or dark, with as much room as the window has or a small phone. What looks at the window's own
 * width has to be seen in a narrow window. Served in development only.
 */
export function Gallery() {
	const [isDark, setDark] = useState(
		() => window.matchMedia("(prefers-color-scheme: dark)").matches,
	);
	const [isNarrow, setNarrow] = useState(false);
	useEffect(() => showColourScheme(isDark ? "dark" : "light"), [isDark]);
	return (
		<div className={styles["page"]} data-mark={MARK}>
			<header className="row wrap gap-4 align-center between">
				<h1>Gallery</h1>
				<div className="row wrap gap-5">
					<Switch label="Dark" isOn={isDark} onChange={setDark} />
					<Switch label="Narrow" isOn={isNarrow} onChange={setNarrow} />
				</div>
			</header>
			<nav aria-label="Components">
				<ul className={styles["list"]}>
					{exhibits.map(({ components: [name] }) => (
						<li key={name}>
							<a href={`#${name}`}>{name}</a>
						</li>
					))}
				</ul>
			</nav>
			<main className={styles["exhibits"]} data-narrow={isNarrow || undefined}>
				{exhibits.map((exhibit) => (
					<Shown key={exhibit.components[0]} {...exhibit} />
				))}
			</main>
		</div>
	);
}

function Shown({ components, states }: Exhibit) {
	return (
		<section id={components[0]} className={styles["exhibit"]} aria-label={components[0]}>
			<h2 className="text-l">{components.join(", ")}</h2>
			{states.map(({ title, drawn }) => (
				<div key={title} className="stack one-column gap-2">
					<p className="soft text-s">{title}</p>
					<div className={styles["stage"]}>{drawn}</div>
				</div>
			))}
		</section>
	);
}
