import { Fact, FactList } from "#web/ui/fact-list.tsx";
import styles from "./register-coverage.module.css";

/** The register as files for anyone, and how to read them. */
export function OpenData() {
	return (
		<>
			<FactList values="beside">
				<Fact label="Every row">
					<a href="/register.json">/register.json</a> or <a href="/register.csv">/register.csv</a>
				</Fact>
				<Fact label="Its shape">
					<a href="/register/schema.json">/register/schema.json</a>, a JSON Schema
				</Fact>
				<Fact label="On a past day">
					<span className="break-anywhere">/register.json?asOf=2026-11-30</span>
				</Fact>
				<Fact label="What changed">
					<a href="/register/changes.json">/register/changes.json</a> or the feed{" "}
					<a href="/register/changes.atom">/register/changes.atom</a>
				</Fact>
				<Fact label="The figures of this page">
					<a href="/api/register/coverage">/api/register/coverage</a>
				</Fact>
			</FactList>
			<ul className={styles["list"]}>
				<li>
					A row with <code>"state": "read"</code> rests on a page that was read, and names it.
				</li>
				<li>
					A row with <code>"state": "lead"</code> says only that a council has, or may have, a
					scheme. Its dates, wards and fees came from lists that are not ours to give on.
				</li>
				<li>A day is blank where no page of the row names it.</li>
				<li>
					Whether a scheme is in force is not stored. It follows from the status and the days of the
					row. A licensing scheme ends five years after its first day at the latest.
				</li>
				<li>Use it freely. Name us and the page that a row rests on. Any website may read it.</li>
			</ul>
		</>
	);
}

/** What no row tells, and who does. */
export function WhomToAsk() {
	return (
		<ul className={styles["list"]}>
			<li>
				Unknown or in doubt: ask the private housing team of the council about a licence, and its
				planning department about Article 4.
			</li>
			<li>
				Schemes of streets and parts of wards: give the council the full address. Most lists of
				streets we do not hold.
			</li>
			<li>
				Planning of an HMO in Scotland: each council decides, and no list of their rules is
				published.
			</li>
			<li>
				A council’s page may have changed since we read it. Read the page that a verdict names
				before you buy or let.
			</li>
		</ul>
	);
}
