import { useQueryClient } from "@tanstack/react-query";
import type { RulesSent } from "#contracts/home-comparison.ts";
import { type Band, bands } from "#domain/base/facts/band.ts";
import { toPounds } from "#domain/base/money.ts";
import type { OwnRules } from "#domain/portfolio/own-rules.ts";
import { typedAmount } from "#domain/subjects/listing/typed-amount.ts";
import { api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field, inUpperCase } from "#web/ui/field.tsx";
import { FieldGrid, Form } from "#web/ui/form.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { HOMES } from "./homes-queries.ts";

type RuleValues = {
	yieldPercent: string;
	cashFlow: string;
	isUnderCeiling: boolean;
	band: Band | "";
	isLicenceFree: boolean;
	near: { postcode: string; miles: string };
};

/** What the visitor asks of every home; what is left empty is not asked. Source: Rule HOMES-17. */
export function RulesForm({ rules }: { rules: OwnRules }) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const { form, isPending, onSubmit } = useFormCall<RuleValues, unknown>({
		defaultValues: valuesOf(rules),
		send: (values) => call(api.homes.rules.$put({ json: rulesOf(values) })),
		onDone: () => queryClient.invalidateQueries({ queryKey: [...HOMES, "compared"] }),
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				showToast({ title: "Not saved", message, tone: "destructive" });
			}
		},
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<FieldGrid>
				<Field
					label="Yield in percent, at least"
					hint="A year’s rent of the price, before costs"
					inputMode="decimal"
					autoComplete="off"
					{...form.register("yieldPercent")}
					error={errors.yieldPercent?.message}
				/>
				<Field
					label="Left a year, at least"
					hint="After costs, loan and basic-rate tax"
					prefix="£"
					inputMode="decimal"
					autoComplete="off"
					{...form.register("cashFlow")}
					error={errors.cashFlow?.message}
				/>
				<Chooser label="Energy band, at least" {...form.register("band")}>
					<option value="">Any</option>
					{bands.map(({ letter }) => (
						<option key={letter}>{letter}</option>
					))}
				</Chooser>
				<Field
					label="Miles from a postcode, at most"
					hint="In a straight line"
					inputMode="numeric"
					autoComplete="off"
					{...form.register("near.miles")}
					error={errors.near?.miles?.message}
				/>
				<Field
					label="That postcode"
					autoComplete="off"
					spellCheck={false}
					{...form.register("near.postcode", { onChange: ({ target }) => inUpperCase(target) })}
					error={errors.near?.postcode?.message}
				/>
			</FieldGrid>
			<Checkbox
				label="The price is under the ceiling, above which it would not pay"
				{...form.register("isUnderCeiling")}
			/>
			<Checkbox label="No licence is needed" {...form.register("isLicenceFree")} />
			<div>
				<Button type="submit" look="secondary" pending={isPending} pendingLabel="Saving...">
					Save my rules
				</Button>
			</div>
		</Form>
	);
}

function valuesOf({ yieldPercent, cashFlow, band, near, ...ticks }: OwnRules): RuleValues {
	return {
		...ticks,
		yieldPercent: String(yieldPercent ?? ""),
		cashFlow: cashFlow === null ? "" : String(toPounds(cashFlow)),
		band: band ?? "",
		near: { postcode: near?.postcode ?? "", miles: String(near?.miles ?? "") },
	};
}

/** A text that is no number is sent as none, for the server to refuse in its words. */
function rulesOf({ yieldPercent, cashFlow, band, near, ...ticks }: RuleValues): RulesSent {
	return {
		...ticks,
		yieldPercent: isEmpty(yieldPercent) ? undefined : Number(yieldPercent.replace("%", "")),
		cashFlow: isEmpty(cashFlow)
			? undefined
			: Math.round(100 * (typedAmount(cashFlow, "year") ?? Number.NaN)),
		band: band || undefined,
		near:
			isEmpty(near.postcode) && isEmpty(near.miles)
				? undefined
				: { postcode: near.postcode, miles: isEmpty(near.miles) ? Number.NaN : Number(near.miles) },
	};
}

const isEmpty = (typed: string) => typed.trim() === "";
