import { type UseFormReturn, useWatch } from "react-hook-form";
import { londonDay } from "#domain/base/calendar.ts";
import { listsWards } from "#domain/subjects/licensing/scheme-defects.ts";
import {
	schemeKindInWords,
	schemeReachInWords,
	schemeStatusInWords,
} from "#domain/subjects/licensing/scheme-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/form.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { RuledOut, SchemeDetailFields } from "./scheme-detail-fields.tsx";
import type { SchemeValues } from "./scheme-values.ts";
import { StreetsAsRead } from "./streets-as-read.tsx";
import { WardChooser } from "./ward-chooser.tsx";

type SchemeFieldsProps = { form: UseFormReturn<SchemeValues>; authority: string };

/** What is known of a scheme; of a council that has none, only where that was read and when. */
export function SchemeFields({ form, authority }: SchemeFieldsProps) {
	const { errors } = form.formState;
	const kind = useWatch({ control: form.control, name: "kind" });
	return (
		<>
			<Chooser label="Kind" {...form.register("kind")} error={errors.kind?.message}>
				<Options words={schemeKindInWords} />
			</Chooser>
			{kind === "none" ? (
				<RuledOut form={form} />
			) : (
				<Designation form={form} authority={authority} />
			)}
			<Field
				label="Council’s page"
				type="url"
				placeholder="https://"
				{...form.register("url")}
				error={errors.url?.message}
			/>
			<Field
				label="Why"
				hint="For the history: what shows it"
				maxLength={500}
				{...form.register("why")}
				error={errors.why?.message}
			/>
			<Field
				label="Verified on"
				hint="When you read this against the council’s page"
				type="date"
				{...form.register("verifiedOn")}
				error={errors.verifiedOn?.message}
			/>
			<div>
				<Button
					look="secondary"
					onClick={() => {
						form.setValue("verifiedOn", londonDay(Date.now()));
						form.clearErrors("verifiedOn");
					}}
				>
					Verified today
				</Button>
			</div>
		</>
	);
}

function Designation({ form, authority }: SchemeFieldsProps) {
	const { errors } = form.formState;
	const coverage = useWatch({ control: form.control, name: "coverage" });
	return (
		<>
			<Chooser label="Status" {...form.register("status")} error={errors.status?.message}>
				<Options words={designationStatuses} />
			</Chooser>
			<Chooser label="Reach" {...form.register("coverage")} error={errors.coverage?.message}>
				<Options words={schemeReachInWords} />
			</Chooser>
			{listsWards({ coverage }) ? <ListedWards form={form} authority={authority} /> : null}
			{coverage === "streets" ? <Streets form={form} /> : null}
			<Field
				label="Designated on"
				hint="The day it was made, most often months before its first day"
				type="date"
				{...form.register("designatedOn")}
				error={errors.designatedOn?.message}
			/>
			<FieldPair>
				<Field
					label="First day"
					type="date"
					{...form.register("start")}
					error={errors.start?.message}
				/>
				<Field label="Last day" type="date" {...form.register("end")} error={errors.end?.message} />
			</FieldPair>
			<SchemeDetailFields form={form} />
		</>
	);
}

function Streets({ form }: Pick<SchemeFieldsProps, "form">) {
	const streets = useWatch({ control: form.control, name: "streets" });
	return (
		<>
			<TextArea
				label="Streets"
				hint="The council’s list as it is printed"
				rows={8}
				{...form.register("streets")}
				error={form.formState.errors.streets?.message}
			/>
			<StreetsAsRead text={streets} />
		</>
	);
}

function ListedWards({ form, authority }: SchemeFieldsProps) {
	const chosen = useWatch({ control: form.control, name: "wardCodes" });
	// Known to the form though no one input holds it, so that a refusal goes when it is sent again.
	form.register("wardCodes");
	return (
		<>
			<WardChooser
				authority={authority}
				chosen={chosen}
				onChange={(codes) => {
					form.setValue("wardCodes", codes);
					form.clearErrors("wardCodes");
				}}
				error={form.formState.errors.wardCodes?.message}
			/>
			<Checkbox
				label="It also lists wards that are no more"
				{...form.register("hasUnmatchedWards")}
			/>
			<Field
				label="Year of the ward borders"
				inputMode="numeric"
				{...form.register("wardVintage")}
				error={form.formState.errors.wardVintage?.message}
			/>
		</>
	);
}

/** A row that says "no scheme" alone has the status none. */
const { none: _, ...designationStatuses } = schemeStatusInWords;

/** What may be chosen, each value with its words. */
function Options({ words }: { words: Readonly<Record<string, string>> }) {
	return Object.entries(words).map(([value, message]) => (
		<option key={value} value={value}>
			{message}
		</option>
	));
}
