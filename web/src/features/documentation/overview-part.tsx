import { Link } from "react-router";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { reportContents } from "#domain/telling/report/offer/contents.ts";
import { ReportPriceText, SupportLink } from "#web/lib/public-text.tsx";
import { TickList } from "#web/ui/tick-list.tsx";
import { Bullets, Sentences, TopicLink } from "./bullets.tsx";
import styles from "./documentation.module.css";
import { PartLayout, Topic } from "./part-layout.tsx";

/** Source: Rule SCREEN-26. */
const steps = [
	{
		title: "Enter postcode or import listing URL",
		text: "A UK postcode, or the address of a Rightmove, Zoopla or OnTheMarket listing.",
	},
	{
		title: "Data analysis",
		text: "We look the place up in our tables and ask the public registers that cover it.",
	},
	{
		title: "Risk scoring",
		text: "Rules weigh what was found. You see each part, its source and what is missing.",
	},
	{
		title: "Get PDF report",
		text: "Buy the full report, read it on screen and keep it as a PDF.",
	},
];

/** From a postcode to a report. */
function FourSteps() {
	return (
		<ol className={`stack gap-4 across-5 ${styles["steps"]}`}>
			{steps.map(({ title, text }, at) => (
				<li key={title} className={`stack gap-3 align-start unbroken ${styles["step"]}`}>
					<span
						className={`stack tabular centred edged heavy ${styles["number"]}`}
						aria-hidden="true"
					>
						{at + 1}
					</span>
					<div>
						<p className={styles["overview-title"]}>{title}</p>
						<p className="soft text-m">{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}

/** What the product is, for whom, and what it costs. Source: Rule SITE-5, Rule ACCESS-2. */
export function OverviewPart() {
	return (
		<PartLayout
			name="overview"
			lede={`${APP_NAME} tells you what could go wrong with letting a home in the United Kingdom, before you buy it.`}
		>
			<WhatItIs />
			<KeyFeatures />
			<Topic id="four-steps">
				<FourSteps />
			</Topic>
			<Topic id="target-users">
				<p>Anyone who has to judge a home that is to be let:</p>
				<Sentences items={users} />
			</Topic>
			<FreeAndPaid />
			<Topic id="not-advice">
				<p>
					{APP_NAME} gives information. It is not legal, financial or tax advice, and not a
					valuation. Nobody has inspected the home. Before you buy or let, ask a solicitor, a
					surveyor and the council.
				</p>
			</Topic>
			<Topic id="whom-to-ask">
				<p>
					Write to <SupportLink />, also about an error in what is shown here. How we look after
					your data stands in the <Link to={screens.privacyPolicy}>privacy policy</Link>.
				</p>
			</Topic>
		</PartLayout>
	);
}

/** Source: Rule SITE-4. */
const users = [
	"property investors",
	"landlords",
	"estate agents",
	"property developers",
	"financial advisors",
];

function WhatItIs() {
	return (
		<Topic id="what-it-is">
			<p>
				You give a postcode, or the address of a listing. You get{" "}
				<TopicLink to="answers">three answers</TopicLink>: can it be let, does it pay, and what
				could go wrong. Behind them stand the energy rating, the licences, rent, yield and a score.
			</p>
			<p>
				The figures come from government and other public sources, named in{" "}
				<TopicLink to="datasets">Data Sources</TopicLink>. Each shows where it comes from, of when
				it is and how near to the home it was measured. No mock data is used. What is not known says
				so, and why.
			</p>
		</Topic>
	);
}

function KeyFeatures() {
	return (
		<Topic id="key-features">
			<Bullets
				items={[
					{
						key: "energy",
						text: (
							<>
								The <TopicLink to="bands">energy rating</TopicLink>, whether the home may be let
								with it, and what a better one would cost.
							</>
						),
					},
					{
						key: "licensing",
						text: (
							<>
								<TopicLink to="verdicts">Licensing</TopicLink>: HMO, additional and selective
								licences and Article 4 directions, for the way you mean to let.
							</>
						),
					},
					{
						key: "yield",
						text: (
							<>
								<TopicLink to="yield-score">Rental yield</TopicLink> and market demand, from
								official records or from your own rent and price.
							</>
						),
					},
					{
						key: "score",
						text: (
							<>
								One <TopicLink to="weights">score</TopicLink> with all its parts, and how far to
								trust it.
							</>
						),
					},
				]}
			/>
		</Topic>
	);
}

function FreeAndPaid() {
	return (
		<Topic id="free-and-paid">
			<p>
				Free, without an account: the score and its parts, the ratings, type and floor area. So are
				the cost of a better rating, the yield and the demand. Every licensing and Article 4 verdict
				is free too, with a link to the council.
			</p>
			<p>A report adds:</p>
			<TickList items={reportContents} isWide />
			<p>
				One report costs <ReportPriceText />, also without an account. An account keeps your reports
				in one place. A <Link to={screens.subscription}>monthly plan</Link> holds several reports,
				and shows red flags, market figures and the return calculator with each preview.
			</p>
		</Topic>
	);
}
