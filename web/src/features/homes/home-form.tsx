import type { HomeDetails, HomeKept } from "#contracts/homes.ts";
import { upperFirst } from "#domain/base/sentence.ts";
import { useInWords, uses } from "#domain/base/use.ts";
import type { PropertyOwner } from "#domain/portfolio/kept-home.ts";
import { standingInWords, tenureInWords } from "#domain/portfolio/words.ts";
import { api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field, inUpperCase } from "#web/ui/field.tsx";
import { FieldGrid, Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { HeldFields } from "./held-fields.tsx";
import { type HomeValues, homeOf, type PartProps, valuesOf } from "./home-values.ts";
import { SharesFields } from "./shares-fields.tsx";

type HomeFormProps = {
	/** What is kept of it, or of a new one what is known. */
	home: Partial<HomeDetails>;
	/** Null where it is new. */
	kept: HomeKept | null;
	owners: readonly PropertyOwner[];
	onKept: (kept: HomeKept) => void | Promise<void>;
};

/** Where a home is described: what is left empty is not known, and is asked for where it decides. Source: Rule HOMES-1. */
export function HomeForm({ home, kept, owners, onKept }: HomeFormProps) {
	const { form, isPending, onSubmit } = useFormCall<HomeValues, HomeKept>({
		defaultValues: valuesOf(home),
		send: (values) => {
			const sent = homeOf(values, home);
			return kept === null
				? call(api.homes.$post({ json: sent }))
				: call(
						api.homes[":id"].$put({
							param: { id: kept.id },
							json: { home: sent, revisionSeen: kept.revision },
						}),
					);
		},
		onDone: onKept,
		onRefused: (error, isOnAField) => {
			if (!isOnAField) {
				form.setError("root", { message: error.message });
			}
		},
	});
	const { errors } = form.formState;
	const standing = form.watch("standing");
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={(isPending ? null : errors.root?.message) ?? null} />
			<FieldGrid>
				<Field
					label="Postcode"
					autoComplete="postal-code"
					spellCheck={false}
					{...form.register("postcode", { onChange: ({ target }) => inUpperCase(target) })}
					error={errors.postcode?.message}
				/>
				<Field
					label="Address"
					hint="House number and street"
					autoComplete="off"
					{...form.register("address")}
					error={errors.address?.message}
				/>
				<Chooser label="It is" {...form.register("standing")}>
					{Object.entries(standingInWords).map(([value, words]) => (
						<option key={value} value={value}>
							{words}
						</option>
					))}
				</Chooser>
				<Chooser label="Let to" {...form.register("stated.use")}>
					{uses.map((use) => (
						<option key={use} value={use}>
							{upperFirst(useInWords[use])}
						</option>
					))}
				</Chooser>
				<Count label="People" name="people" form={form} />
				<Count label="Bedrooms" name="bedrooms" form={form} />
				<Amount label="Rent a month" name="rent" form={form} />
				<Amount label={standing === "watched" ? "Price" : "Value today"} name="price" form={form} />
				<Chooser label="Tenure" {...form.register("tenure")}>
					<option value="">Not stated</option>
					{Object.entries(tenureInWords).map(([value, words]) => (
						<option key={value} value={value}>
							{words}
						</option>
					))}
				</Chooser>
			</FieldGrid>
			{standing === "watched" ? null : <LoanFields form={form} />}
			{standing === "watched" ? null : <HeldFields form={form} />}
			<SharesFields form={form} owners={owners} />
			<Disclosure summary="Your own names and notes">
				<FieldGrid>
					<Field
						label="Your reference"
						autoComplete="off"
						{...form.register("reference")}
						error={errors.reference?.message}
					/>
					<Field label="Building" autoComplete="off" {...form.register("building")} />
					<Field
						label="Group"
						hint="A client or branch"
						autoComplete="off"
						{...form.register("group")}
						error={errors.group?.message}
					/>
				</FieldGrid>
			</Disclosure>
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				{kept === null ? "Keep this home" : "Save"}
			</Button>
		</Form>
	);
}

type StatedProps = PartProps & { label: string; name: keyof HomeValues["stated"] };

function Amount({ label, name, form }: StatedProps) {
	return (
		<Field
			label={label}
			prefix="£"
			inputMode="decimal"
			autoComplete="off"
			{...form.register(`stated.${name}`)}
			error={form.formState.errors.stated?.[name]?.message}
		/>
	);
}

function Count({ label, name, form }: StatedProps) {
	return (
		<Field
			label={label}
			inputMode="numeric"
			autoComplete="off"
			{...form.register(`stated.${name}`)}
			error={form.formState.errors.stated?.[name]?.message}
		/>
	);
}

function LoanFields({ form }: PartProps) {
	const { errors } = form.formState;
	return (
		<Disclosure
			summary="Loan, tenancy and works"
			startOpen={errors.loan !== undefined || errors.energySpentPence !== undefined}
		>
			<FieldGrid>
				<Amount label="Loan left" name="loanLeft" form={form} />
				<Field
					label="Rate, percent a year"
					inputMode="decimal"
					autoComplete="off"
					{...form.register("loan.ratePercent")}
					error={errors.loan?.ratePercent?.message}
				/>
				<Field
					label="Fixed until"
					type="date"
					{...form.register("loan.fixedUntil")}
					error={errors.loan?.fixedUntil?.message}
				/>
				<Field
					label="Years left, if it is repaid"
					inputMode="numeric"
					{...form.register("loan.yearsLeft")}
					error={errors.loan?.yearsLeft?.message}
				/>
				<Amount label="Bought for" name="boughtFor" form={form} />
				<Amount label="Service charge a year" name="serviceCharge" form={form} />
				<Field
					label="Tenancy began"
					type="date"
					{...form.register("tenancyFrom")}
					error={errors.tenancyFrom?.message}
				/>
				<Field
					label="Rent last raised"
					type="date"
					{...form.register("rentRaisedOn")}
					error={errors.rentRaisedOn?.message}
				/>
				<Field
					label="Spent on its energy since October 2025"
					hint="It counts towards the cap on works"
					prefix="£"
					inputMode="decimal"
					autoComplete="off"
					{...form.register("energySpentPence")}
					error={errors.energySpentPence?.message}
				/>
			</FieldGrid>
			<Checkbox label="The loan is repaid month by month" {...form.register("loan.isRepayment")} />
		</Disclosure>
	);
}
