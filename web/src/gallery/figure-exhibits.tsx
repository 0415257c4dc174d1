import { BandScale } from "#web/ui/band-scale.tsx";
import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import { Chip, type ChipKind, ChipMark } from "#web/ui/chip.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { Pill, type PillTone, RatingBadge } from "#web/ui/pill.tsx";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import { VerdictSign, verdictSigns } from "#web/ui/verdict-sign.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type Exhibit, LONG_TEXT } from "./exhibit.ts";

const kinds: readonly ChipKind[] = ["official", "typical", "visitor", "estimate", "gap"];
const verdicts: readonly (readonly [PillTone, IconName])[] = [
	["green", "check"],
	["amber", "alert"],
	["red", "cross"],
	["grey", "question"],
];
/** A record, so that the compiler asks for a new icon here. */
const icons: Readonly<Record<IconName, true>> = {
	alert: true,
	back: true,
	bolt: true,
	check: true,
	chevron: true,
	clock: true,
	cross: true,
	crown: true,
	info: true,
	lock: true,
	mail: true,
	menu: true,
	minus: true,
	plus: true,
	pound: true,
	question: true,
	scroll: true,
	search: true,
};
const scores = [
	[82, "green", "Good"],
	[55, "yellow", "Fair"],
	[18, "red", "Poor"],
	[0, "red", "None"],
] as const;

/** Single facts and signs. */
export const figureExhibits: readonly Exhibit[] = [
	{
		components: ["BandScale"],
		states: [
			{ title: "Now and potential", drawn: <BandScale current="E" potential="B" /> },
			{ title: "At its best already", drawn: <BandScale current="C" potential="C" /> },
			{ title: "Potential unknown", drawn: <BandScale current="G" potential={null} /> },
			{ title: "Empty: nothing is drawn", drawn: <BandScale current={null} potential={null} /> },
		],
	},
	{
		components: ["RatingBadge"],
		states: [
			{
				title: "A to G, and any other",
				drawn: (
					<div className="row wrap align-center gap-3">
						{[..."ABCDEFG?"].map((rating) => (
							<RatingBadge key={rating} rating={rating} />
						))}
					</div>
				),
			},
		],
	},
	{
		components: ["ScoreCircle"],
		states: [
			...scores.map(([score, colour, label]) => ({
				title: `${score}, ${colour}`,
				drawn: <ScoreCircle score={score} colour={colour} label={label} nothing="Not known" />,
			})),
			{
				title: "Caption",
				drawn: (
					<ScoreCircle
						score={64}
						colour="yellow"
						label="Fair"
						nothing="Not known"
						caption="M14 5LL"
					/>
				),
			},
			{
				title: "Empty",
				drawn: <ScoreCircle score={null} colour={null} label="" nothing="Not enough is known" />,
			},
		],
	},
	{
		components: ["VerdictSign"],
		states: [
			{
				title: "Settled is filled, open is drawn",
				drawn: (
					<div className="row wrap align-center gap-3">
						{verdictSigns.map((sign) => (
							<VerdictSign key={sign} sign={sign} />
						))}
					</div>
				),
			},
		],
	},
	{
		components: ["Pill"],
		states: [
			{
				title: "Tones",
				drawn: (
					<div className="row wrap align-center gap-3">
						{verdicts.map(([tone, icon]) => (
							<Pill key={tone} tone={tone} icon={icon} word={tone} />
						))}
					</div>
				),
			},
			{
				title: "The longest word that there is: it keeps to one line",
				drawn: <Pill tone="amber" icon="alert" word="Not known for this area yet" />,
			},
		],
	},
	{
		components: ["Chip", "ChipMark"],
		states: [
			...kinds.map((kind) => ({
				title: kind,
				drawn: (
					<Chip kind={kind} about="Rent" title={`A figure: ${kind}`} label={kind}>
						<p>Where it is from.</p>
					</Chip>
				),
			})),
			{
				title: "Long text",
				drawn: (
					<Chip kind="official" about="Price" title={LONG_TEXT} label={LONG_TEXT}>
						<p>{LONG_TEXT}</p>
					</Chip>
				),
			},
			{
				title: "Marks by themselves",
				drawn: (
					<div className="row wrap align-center gap-3">
						{kinds.map((kind) => (
							<ChipMark key={kind} kind={kind} />
						))}
					</div>
				),
			},
		],
	},
	{
		components: ["Icon"],
		states: [
			{
				title: "All",
				drawn: (
					<div className="row wrap align-center gap-3">
						{(Object.keys(icons) as IconName[]).map((name) => (
							<span key={name}>
								<Icon name={name} />
								<small>{name}</small>
							</span>
						))}
					</div>
				),
			},
		],
	},
	{
		components: ["BreakableAddress"],
		states: [
			{ title: "Short", drawn: <BreakableAddress address="ada@example.com" /> },
			{
				title: "Long text",
				drawn: (
					<BreakableAddress address="augusta.ada.king.countess.of.lovelace@analytical-engines.babbage.example.com" />
				),
			},
		],
	},
	{
		components: ["VisuallyHidden"],
		states: [
			{
				title: "For screen readers only",
				drawn: (
					<p>
						Read aloud: <VisuallyHidden>this is not seen</VisuallyHidden>
					</p>
				),
			},
		],
	},
];
