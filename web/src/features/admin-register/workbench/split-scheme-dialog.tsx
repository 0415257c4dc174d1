import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { SplitSchemes } from "#contracts/admin/register-queue.ts";
import { ApiError } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { FieldPair, Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { ChangedMeanwhile } from "../changed-meanwhile.tsx";
import { OutdatedError } from "../register-query.ts";
import { splitScheme } from "./queue-query.ts";
import { type SplitValues, splitField, splitOf, splitValuesOf } from "./split-values.ts";
import styles from "./workbench.module.css";

type SplitSchemeDialogProps = {
	dialog: SubjectDialog<RegisterScheme>;
	onSplit: (made: SplitSchemes) => void;
	/** Called with the current row where somebody else has changed it since it was opened. */
	onOutdated: (scheme: RegisterScheme) => void;
};

/** One row made into two, of other wards, streets or days. */
export function SplitSchemeDialog({ dialog, onSplit, onOutdated }: SplitSchemeDialogProps) {
	const { ref, subject: scheme, close } = dialog;
	return scheme ? (
		<Dialog ref={ref} title={`Split scheme: ${scheme.council}`} closeLabel="Cancel" isForm>
			<p>Both rows keep all other facts. Each has to be confirmed by itself afterwards.</p>
			<SplitForm
				key={`${scheme.id} ${scheme.revision}`}
				scheme={scheme}
				close={close}
				onSplit={onSplit}
				onOutdated={onOutdated}
			/>
		</Dialog>
	) : null;
}

type SplitFormProps = Pick<SplitSchemeDialogProps, "onSplit" | "onOutdated"> & {
	scheme: RegisterScheme;
	close: () => void;
};

/** Where somebody else changed the row meanwhile, says what, and keeps what was typed. */
function SplitForm({ scheme, close, onSplit, onOutdated }: SplitFormProps) {
	const [now, setNow] = useState(scheme);
	const { form, refusal, isPending, onSubmit } = useDialogForm<SplitValues, SplitSchemes>({
		defaultValues: splitValuesOf(scheme),
		send: async (values) => {
			try {
				return await splitScheme(now.id, splitOf(now, values));
			} catch (error) {
				if (error instanceof OutdatedError) {
					setNow(error.scheme);
					onOutdated(error.scheme);
				}
				throw inForm(error);
			}
		},
		close,
		onDone: onSplit,
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			{now === scheme ? null : <ChangedMeanwhile before={scheme} now={now} />}
			{now.wards.length > 1 ? <GoingWards form={form} wards={now.wards} /> : null}
			<Part form={form} title="The row that stays" part="stays" scheme={now} />
			<Part form={form} title="The new row" part="goes" scheme={now} />
			<Field
				label="Why"
				hint="For the history of both: what the page says"
				maxLength={500}
				{...form.register("why", { required: "Say why it is split." })}
				error={errors.why?.message}
			/>
			<Button type="submit" wide pending={isPending} pendingLabel="Splitting...">
				Split scheme
			</Button>
		</Form>
	);
}

/** A refusal with its fields as the form names them. */
function inForm(error: unknown): unknown {
	if (!(error instanceof ApiError) || error instanceof OutdatedError) {
		return error;
	}
	const fields = Object.entries(error.fields).map(([name, words]) => [splitField(name), words]);
	const { message, code, status } = error;
	return new ApiError(message, { code, status, fields: Object.fromEntries(fields) });
}

type FormProps = { form: UseFormReturn<SplitValues> };

function GoingWards({ form, wards }: FormProps & { wards: RegisterScheme["wards"] }) {
	const going = useWatch({ control: form.control, name: "goesWards" });
	// Known to the form though no one input holds it, so that a refusal goes when it is sent again.
	form.register("goesWards");
	const error = form.formState.errors.goesWards?.message;
	return (
		<fieldset className={styles["wards"]}>
			<legend>Wards that go to the new row</legend>
			<div className={styles["list"]}>
				{wards.map(({ code, name }) => (
					<Checkbox
						key={code}
						label={name ?? code}
						checked={going.includes(code)}
						onChange={({ target }) => {
							form.setValue(
								"goesWards",
								target.checked ? [...going, code] : going.filter((other) => other !== code),
							);
							form.clearErrors("goesWards");
						}}
					/>
				))}
			</div>
			{error ? <FieldError id="going-wards">{error}</FieldError> : null}
		</fieldset>
	);
}

type PartProps = FormProps & { title: string; part: "stays" | "goes"; scheme: RegisterScheme };

function Part({ form, title, part, scheme }: PartProps) {
	const { errors } = form.formState;
	return (
		<fieldset className={styles["part"]}>
			<legend>{title}</legend>
			<FieldPair>
				<Field
					label="First day"
					type="date"
					{...form.register(`${part}Start`)}
					error={errors[`${part}Start`]?.message}
				/>
				<Field
					label="Last day"
					type="date"
					{...form.register(`${part}End`)}
					error={errors[`${part}End`]?.message}
				/>
			</FieldPair>
			{scheme.coverage === "streets" ? (
				<TextArea
					label="Streets"
					hint="As the council prints them, a line each"
					{...form.register(`${part}Streets`)}
					error={errors[`${part}Streets`]?.message}
				/>
			) : null}
		</fieldset>
	);
}
