import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card, Panel } from "#web/ui/card.tsx";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { Contents } from "#web/ui/contents.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { FoldedChapter } from "#web/ui/folded-chapter.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import { NarrowPage } from "#web/ui/narrow-page.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { TabHead } from "#web/ui/tab-head.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { TickList } from "#web/ui/tick-list.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import { type Exhibit, LONG_TEXT } from "./exhibit.ts";

const words = <p>A few words, as many as there are in a short paragraph of the product.</p>;
const columns = [{ title: "Scheme" }, { title: "Fee", isNumber: true }, { title: "Ends" }];
const cells = ["Selective", "£1,012", "31 May 2028"];

function TabsAt({ label, isReadWhole }: { label: string; isReadWhole: boolean }) {
	const [value, setValue] = useState("rent");
	return (
		<Tabs
			label={label}
			value={value}
			onChange={setValue}
			isReadWhole={isReadWhole}
			tabs={[
				{ value: "rent", title: "Rent", content: words },
				{ value: "sale", title: "Sale", content: <Field label={`Price (${label})`} /> },
				// No longer than a small phone is wide: a tab keeps to one line.
				{ value: "long", title: "Houses in multiple occupation", content: words },
			]}
		/>
	);
}

const facts = (
	<>
		<Fact label="Council">Manchester</Fact>
		<Fact label="Certificate">
			E <small>Until May 2031</small>
		</Fact>
		<Fact label={LONG_TEXT}>{LONG_TEXT}</Fact>
	</>
);

/** What holds rows of facts. */
const lists: readonly Exhibit[] = [
	{
		components: ["DataTable"],
		states: [
			{
				title: "Figures, one row marked",
				drawn: (
					<DataTable
						caption="Schemes"
						columns={columns}
						rows={[
							{ key: "one", cells },
							{ key: "own", cells: ["Additional", "£995", "Open"], isMarked: true },
							{ key: "long", cells: [LONG_TEXT, "£0", LONG_TEXT] },
						]}
					/>
				),
			},
			{
				title: "Compact pair",
				drawn: (
					<DataTable
						caption="Fees"
						columns={columns.slice(0, 2)}
						rows={[{ key: "one", cells }]}
						isCompact
					/>
				),
			},
			{
				title: "Actions",
				drawn: (
					<DataTable
						caption="Schemes to edit"
						columns={columns}
						rows={[{ key: "one", cells, actions: <Button look="plain">Edit Selective</Button> }]}
					/>
				),
			},
			{ title: "Empty", drawn: <DataTable caption="No schemes" columns={columns} rows={[]} /> },
		],
	},
	{
		components: ["FactList", "Fact"],
		states: [
			{ title: "Values beside", drawn: <FactList values="beside">{facts}</FactList> },
			{ title: "Values at the end", drawn: <FactList values="at-end">{facts}</FactList> },
		],
	},
	{
		components: ["TickList"],
		states: [
			{ title: "Default", drawn: <TickList items={["Energy", "Licensing", LONG_TEXT]} /> },
			{ title: "Wide", drawn: <TickList items={["Energy", "Licensing", "Yield"]} isWide /> },
		],
	},
];

/** What frames something else. */
const frames: readonly Exhibit[] = [
	{
		components: ["Card", "Panel"],
		states: [
			{ title: "Card", drawn: <Card title="Energy">{words}</Card> },
			{ title: "Card, long text", drawn: <Card title={LONG_TEXT}>{LONG_TEXT}</Card> },
			{ title: "Panel", drawn: <Panel>{words}</Panel> },
		],
	},
	{
		components: ["FoldedChapter"],
		states: [
			{
				title: "Closed, with its answer",
				drawn: (
					<FoldedChapter id="folded" title="Licensing" headline="A licence is needed">
						<p>The council’s scheme covers the street.</p>
					</FoldedChapter>
				),
			},
			{
				title: "With long words",
				drawn: (
					<FoldedChapter id="folded-long" title={LONG_TEXT} headline={LONG_TEXT}>
						<p>{LONG_TEXT}</p>
					</FoldedChapter>
				),
			},
		],
	},
	{
		components: ["Contents", "Chapter", "ChapterPart"],
		states: [
			{
				title: "Contents of the chapters below",
				drawn: (
					<Contents
						entries={[
							{ id: "chapter-answered", title: "Licensing" },
							{ id: "chapter-long", title: LONG_TEXT },
						]}
					/>
				),
			},
			{
				title: "With an answer and a part",
				drawn: (
					<Chapter id="chapter-answered" title="Licensing" answer="A licence is needed.">
						<ChapterPart title="Fees">{words}</ChapterPart>
					</Chapter>
				),
			},
			{
				title: "Long text",
				drawn: (
					<Chapter id="chapter-long" title={`${LONG_TEXT}.`} answer={LONG_TEXT}>
						{words}
					</Chapter>
				),
			},
		],
	},
	{
		components: ["Disclosure"],
		states: [
			{ title: "Closed", drawn: <Disclosure summary="How it is worked out">{words}</Disclosure> },
			{
				title: "Open, long text",
				drawn: (
					<Disclosure summary={LONG_TEXT} startOpen>
						{words}
					</Disclosure>
				),
			},
		],
	},
	{
		components: ["NarrowPage"],
		states: [
			{
				title: "Default",
				drawn: (
					<NarrowPage title="Sign in" lede={words}>
						<Button wide>Continue</Button>
					</NarrowPage>
				),
			},
			{ title: "Long text, nothing else", drawn: <NarrowPage title={LONG_TEXT} /> },
		],
	},
	{
		components: ["SettingsSection"],
		states: [
			{
				title: "Default",
				drawn: (
					<SettingsSection title="Your name" about={words}>
						<Field label="Name" />
					</SettingsSection>
				),
			},
		],
	},
	{
		components: ["WideSection"],
		states: [
			{
				title: "Default",
				drawn: (
					<WideSection title="Sources" about="Where figures come from.">
						{words}
					</WideSection>
				),
			},
		],
	},
	{
		components: ["TabHead"],
		states: [
			{ title: "Title alone", drawn: <TabHead title="Users" /> },
			{
				title: "Long text and a button",
				drawn: (
					<TabHead title={LONG_TEXT}>
						<Button look="secondary">Export</Button>
					</TabHead>
				),
			},
		],
	},
	{
		components: ["Tabs"],
		states: [
			{ title: "Default", drawn: <TabsAt label="Figures" isReadWhole={false} /> },
			{ title: "Read whole on paper", drawn: <TabsAt label="Parts" isReadWhole /> },
		],
	},
	{
		components: ["FieldGrid"],
		states: [
			{
				title: "Three fields, one of them refused",
				drawn: (
					<FieldGrid>
						<Field label="Rent of a room" prefix="£" defaultValue="550" />
						<Field label="Rooms" error="Enter 1 to 50 rooms" defaultValue="none" />
						<Field label="Finding a tenant" defaultValue="60" />
					</FieldGrid>
				),
			},
		],
	},
];

export const layoutExhibits: readonly Exhibit[] = [...lists, ...frames];
