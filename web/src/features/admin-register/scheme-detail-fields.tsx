import { type UseFormReturn, useWatch } from "react-hook-form";
import { type DesignatedKind, designatedKinds } from "#domain/base/facts/scheme.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/form.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { type FeeAmounts, type HmoCounts, validateAmount, validateCount } from "./detail-values.ts";
import styles from "./register.module.css";
import type { SchemeValues } from "./scheme-values.ts";

type FormProps = { form: UseFormReturn<SchemeValues> };

/** Further details of a scheme: fees, kinds of HMO, exemptions, what comes after. Most rows have none of them yet. */
export function SchemeDetailFields({ form }: FormProps) {
	const { errors } = form.formState;
	const kind = useWatch({ control: form.control, name: "kind" });
	return (
		<Disclosure summary="More of what the page says">
			<div className={styles["details"]}>
				<Field label="Name of the scheme" {...form.register("name")} error={errors.name?.message} />
				{kind === "additional" ? <Hmo form={form} /> : null}
				{kind === "article4_hmo" ? null : <Fees form={form} />}
				<TextArea
					label="Whom it spares"
					hint="A line each"
					{...form.register("exemptions")}
					error={errors.exemptions?.message}
				/>
				<Field
					label="What the council plans for after"
					{...form.register("plans")}
					error={errors.plans?.message}
				/>
			</div>
		</Disclosure>
	);
}

/** Which schemes the page of a council without one rules out. */
export function RuledOut({ form }: FormProps) {
	const chosen = useWatch({ control: form.control, name: "ruledOut" });
	// Known to the form though no one input holds it, so that a refusal goes when it is sent again.
	form.register("ruledOut");
	const error = form.formState.errors.ruledOut?.message;
	const change = (kind: DesignatedKind, isRuledOut: boolean) => {
		form.setValue(
			"ruledOut",
			designatedKinds.filter((each) => (each === kind ? isRuledOut : chosen.includes(each))),
		);
		form.clearErrors("ruledOut");
	};
	return (
		<fieldset className={styles["group"]}>
			<legend>The page says that there is no</legend>
			{designatedKinds.map((kind) => (
				<Checkbox
					key={kind}
					label={schemeKindInWords[kind]}
					checked={chosen.includes(kind)}
					onChange={({ target }) => change(kind, target.checked)}
				/>
			))}
			{error ? <FieldError id="ruled-out">{error}</FieldError> : null}
		</fieldset>
	);
}

function Hmo({ form }: FormProps) {
	const errors = form.formState.errors.hmo;
	const error = errors?.message;
	const count = (label: string, name: keyof HmoCounts) => (
		<Field
			label={label}
			inputMode="numeric"
			{...form.register(`hmo.${name}`, { validate: validateCount })}
			error={errors?.[name]?.message}
		/>
	);
	return (
		<fieldset className={styles["group"]}>
			<legend>Which HMOs it reaches</legend>
			<FieldPair>
				{count("People from", "peopleFrom")}
				{count("People to", "peopleTo")}
			</FieldPair>
			<FieldPair>
				{count("Storeys from", "storeysFrom")}
				{count("Storeys to", "storeysTo")}
			</FieldPair>
			<Chooser label="Converted flats (section 257)" {...form.register("hmo.section257")}>
				<option value="">Not said</option>
				<option value="included">Included</option>
				<option value="excluded">Excluded</option>
				<option value="only">These alone</option>
			</Chooser>
			<Chooser label="Flats in purpose-built blocks" {...form.register("hmo.purposeBuiltBlocks")}>
				<option value="">Not said</option>
				<option value="included">Included</option>
				<option value="excluded">Excluded</option>
			</Chooser>
			{error ? <FieldError id="hmo-scope">{error}</FieldError> : null}
		</fieldset>
	);
}

function Fees({ form }: FormProps) {
	const errors = form.formState.errors.fees;
	const error = errors?.message;
	const amount = (label: string, name: keyof FeeAmounts) => (
		<Field
			label={label}
			prefix="£"
			inputMode="decimal"
			{...form.register(`fees.${name}`, { validate: validateAmount })}
			error={errors?.[name]?.message}
		/>
	);
	return (
		<fieldset className={styles["group"]}>
			<legend>Fees</legend>
			<FieldPair>
				{amount("One household", "single")}
				{amount("HMO", "hmo")}
			</FieldPair>
			<FieldPair>
				{amount("If accredited", "accredited")}
				<Chooser label="For each" {...form.register("fees.per")}>
					<option value="">Not said</option>
					<option value="home">Home</option>
					<option value="person">Person</option>
				</Chooser>
			</FieldPair>
			{error ? <FieldError id="scheme-fees">{error}</FieldError> : null}
		</fieldset>
	);
}
