import { useEffect, useState } from "react";
import { Link } from "react-router";
import { sunsets } from "#contracts/sunsets.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { programTerms, screens } from "#domain/base/screens.ts";
import { listInWords, shortDateInWords } from "#domain/base/words.ts";
import { SUNSET_MONTHS } from "#domain/business/api-keys.ts";
import { assessmentsAllowed, planIds, plans } from "#domain/business/plans.ts";
import { formatNumber } from "#web/lib/format.ts";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Program } from "./program.tsx";
import reference from "./reference.json" with { type: "json" };

type Call = (typeof reference.calls)[number];

/** How programs ask for what the screens show: drawn of the published description. */
export function ApiReference({ announced = sunsets }) {
	return (
		<>
			<Chapter id="begin" title="Begin here">
				<p className="below-4 measure">
					Make a key in <Link to={screens.account}>your account</Link> that may ask for assessments.
					In a shell, say where we are and which key is yours.
				</p>
				<Program name="what the programs need" text={useSettings()} />
				<p className="measure">
					Put the addresses into addresses.txt beside the program, at most 100. Each is a line that
					ends with its postcode, such as {EXAMPLE}. Each program prints a line for each. The{" "}
					<Link to={programTerms}>terms for programs</Link> say what you may do with the answers.
				</p>
				{reference.starts.map(({ name, program }) => (
					<ChapterPart key={name} title={name}>
						<Program name={`the program in ${name}`} text={program} />
					</ChapterPart>
				))}
			</Chapter>
			<Chapter id="allowance" title="What it costs">
				<p className="below-4 measure">
					An assessment counts once it is answered. Errors, places that are not covered and a
					partial answer asked again cost nothing.
				</p>
				<DataTable
					caption="Assessments in a billing period"
					isCompact
					columns={[{ title: "Plan" }, { title: "Assessments", isNumber: true }]}
					rows={[
						{ key: "none", cells: ["Without a plan", formatNumber(assessmentsAllowed(null))] },
						...planIds.map((id) => ({
							key: id,
							cells: [plans[id].name, formatNumber(assessmentsAllowed(id))],
						})),
					]}
				/>
				<p className="above-4 measure">
					The headers RateLimit-Policy and RateLimit tell what is left. After a burst, wait as long
					as Retry-After says.
				</p>
				<p className="above-4 measure">
					A test key costs nothing. It is answered about {reference.test.postcodes}. With an
					Idempotency-Key, a repeated call is charged once.
				</p>
			</Chapter>
			<Chapter id="refusals" title="What is refused">
				<DataTable
					caption="Statuses of a refusal"
					isCompact
					columns={[{ title: "Status" }, { title: "Meaning" }]}
					rows={reference.refusals.map(({ status, meaning }) => ({
						key: status,
						cells: [status, meaning.replaceAll("`", "")],
					}))}
				/>
				<p className="above-4 measure">
					Its body says why: code for your program, message for people, and fields where something
					was sent that cannot be read.
				</p>
			</Chapter>
			<Chapter id="calls" title="Calls">
				<p className="measure">
					The whole is described in OpenAPI 3.1: <a href="/openapi.json">openapi.json</a>.
				</p>
				{reference.calls.map((each) => (
					<CallPart key={each.id} call={each} />
				))}
			</Chapter>
			<LanguageModels />
			<Announced announced={announced} />
		</>
	);
}

/** How a client of the Model Context Protocol is set up: most read this file, and fill in what stands in `${}`. */
const mcpConfig = JSON.stringify(
	{
		mcpServers: {
			[APP_NAME.toLowerCase()]: {
				type: "http",
				url: `\${LETTABLE_URL}/mcp`,
				headers: { Authorization: `Bearer \${LETTABLE_KEY}` },
			},
		},
	},
	null,
	2,
);

function LanguageModels() {
	return (
		<Chapter id="language-models" title="For language models">
			<p className="below-4 measure">
				At /mcp a language model finds the same calls as tools, by the Model Context Protocol over
				HTTP. Any key opens it, and shows the tools that its scopes allow. Put this into the
				settings of your client, and the address and key in their places where it does not do so
				itself.
			</p>
			<Program name="the settings for a client" text={mcpConfig} />
			<DataTable
				caption="Tools for language models"
				columns={[{ title: "Tool" }, { title: "What it does" }, { title: "Scope" }]}
				rows={reference.tools.map(({ name, title: what, scopes }) => ({
					key: name,
					cells: [name, what, listInWords(scopes, "or")],
				}))}
			/>
		</Chapter>
	);
}

/** What goes, since when that is known, and from which day it is gone. Source: Rule API-6. */
function Announced({ announced }: { announced: typeof sunsets }) {
	return (
		<Chapter id="changes" title="What changes">
			<p className="measure">
				Fields are added. Nothing goes that did not stand here for {SUNSET_MONTHS} months; a call
				that goes says so in its answers, by the headers Deprecation and Sunset.
			</p>
			{announced.length === 0 ? (
				<p className="above-4">Nothing is announced to go.</p>
			) : (
				<DataTable
					caption="What goes"
					columns={[
						{ title: "What" },
						{ title: "Announced" },
						{ title: "Gone from" },
						{ title: "Instead" },
					]}
					rows={announced.map(({ method, path, field, deprecatedOn, sunsetOn, replacement }) => {
						const call = `${method.toUpperCase()} /api/v1${path}`;
						const what = field === null ? call : `${field} of ${call}`;
						const days = [shortDateInWords(deprecatedOn), shortDateInWords(sunsetOn)];
						return { key: what, cells: [what, ...days, replacement] };
					})}
				/>
			)}
		</Chapter>
	);
}

const EXAMPLE = `14 Claremont Road, ${reference.test.postcode}`;

/** What the programs are told in a shell. Our own address is known to the browser alone. */
function useSettings(): string {
	const [address, setAddress] = useState("https://…");
	useEffect(() => setAddress(window.location.origin), []);
	return `export LETTABLE_URL=${address}\nexport LETTABLE_KEY=${reference.key}…`;
}

function CallPart({ call }: { call: Call }) {
	const { method, path, summary, description, parameters, sent, answer } = call;
	return (
		<ChapterPart title={summary}>
			<p className="break-anywhere medium">
				<code>
					{method} {path}
				</code>
			</p>
			<p className="above-2 below-4 measure">
				{description
					.split("`")
					.map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}{" "}
				The key needs “{call.scope}”.
			</p>
			<Program name={`the call to ${path}`} text={asCurl(call)} />
			{parameters.length > 0 ? (
				<DataTable
					caption={`Parameters of ${path}`}
					columns={[{ title: "Parameter" }, { title: "In" }, { title: "Value" }]}
					rows={parameters.map(({ name, place, isRequired, type }) => ({
						key: name,
						cells: [name, isRequired ? `${place}, needed` : place, type],
					}))}
				/>
			) : null}
			{sent.length > 0 ? (
				<div className="above-5">
					<DataTable
						caption={`Fields that are sent to ${path}`}
						isCompact
						columns={[{ title: "Field" }, { title: "Value" }]}
						rows={sent.map(({ name, type, isNeeded }) => ({
							key: name,
							cells: [<FieldName key={name} name={name} />, isNeeded ? `${type}, needed` : type],
						}))}
					/>
				</div>
			) : null}
			<div className="above-5">
				<DataTable
					caption={`Fields of the answer of ${path}`}
					isCompact
					columns={[{ title: "Field" }, { title: "Value" }]}
					rows={answer.map(({ name, type }) => ({
						key: name,
						cells: [<FieldName key={name} name={name} />, type],
					}))}
				/>
			</div>
		</ChapterPart>
	);
}

/** A place in what is sent or answered, which may be longer than a phone is wide. */
function FieldName({ name }: { name: string }) {
	return <span className="break-anywhere">{name}</span>;
}

/** A call as it is typed into a shell. */
function asCurl({ example, body }: Pick<Call, "example" | "body">): string {
	const key = '-H "Authorization: Bearer $LETTABLE_KEY"';
	const sent = body === null ? "" : ` \\\n\t-H "Content-Type: application/json" \\\n\t-d '${body}'`;
	return `curl "$LETTABLE_URL${example}" \\\n\t${key}${sent}`;
}
