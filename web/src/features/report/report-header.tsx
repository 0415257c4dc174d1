import type { PaidReport } from "#contracts/report.ts";
import { screens } from "#domain/base/screens.ts";
import { useInWords } from "#domain/base/use.ts";
import { dateInWords } from "#domain/base/words.ts";
import { REPORT_TITLE } from "#domain/judgement/home/chapter-titles.ts";
import { ownersInWords, ownersOf } from "#domain/subjects/finance/owners.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { reportFiles } from "#web/lib/report-files.ts";
import { useIsGuest } from "#web/lib/session.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./report-frame.module.css";
import { ShareButton } from "./share/share-button.tsx";

/** What the report is about, when it was made, and the ways to take it along. */
export function ReportHeader({ report }: { report: PaidReport }) {
	const { home, day, inputs, money } = report.document;
	const owners = ownersOf(money.context);
	const postcode = formatPostcode(report.postcode);
	return (
		<header className={styles["header"]}>
			<div className={styles["words"]}>
				{report.isSample || report.isShared ? <BackHome /> : <BackToReports />}
				<h1 className={styles["title"]}>{REPORT_TITLE}</h1>
				<p className={styles["address"]}>{home.address ?? postcode}</p>
				<p className={styles["place"]}>
					<span>
						{home.address ? `${postcode} · ` : null}
						{home.place}
					</span>{" "}
					<span className="nowrap">Made {dateInWords(day)}</span>{" "}
					<span>For letting to {useInWords[inputs.use]}</span>
				</p>
				{owners.length > 0 && !report.isSample ? (
					<p className="above-2 soft text-m no-print">
						Reckoned for {ownersInWords(owners)}. Only you see this. From the tax in your PDF and
						print it can be worked out, so{" "}
						<a href={reportFiles(report).toPassOn} target="_blank" rel="noopener">
							pass on the PDF without your tax
						</a>
						. Links leave it out too, unless you choose otherwise.
					</p>
				) : null}
				{home.note ? (
					<p className={styles["note"]}>
						<Icon name="question" size={16} />
						{home.note}
					</p>
				) : null}
			</div>
			<div className={styles["actions"]}>
				<DownloadLink address={reportFiles(report).pdf} />
				<Button look="secondary" onClick={() => window.print()}>
					Print
				</Button>
				{report.shareable ? <ShareButton report={report} /> : null}
			</div>
		</header>
	);
}

/** The way back to the reader's reports. Anyone who came by a link without an account has none, and is led home. */
export function BackToReports() {
	return useIsGuest() ? <BackHome /> : <BackLink to={screens.reports}>My Reports</BackLink>;
}

/** The way to the search. */
export function BackHome() {
	return <BackLink to={screens.home}>Home</BackLink>;
}

/** Opens the PDF in a new tab. Source: Rule SCREEN-17. */
function DownloadLink({ address }: { address: string }) {
	return (
		<ButtonLink to={address} target="_blank" rel="noopener" reloadDocument>
			Download PDF
		</ButtonLink>
	);
}
