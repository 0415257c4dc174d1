import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import type { OwnerDetails, OwnerList } from "#contracts/homes.ts";
import { type Pence, toPounds } from "#domain/base/money.ts";
import { nations } from "#domain/base/nation.ts";
import type { PropertyOwner } from "#domain/portfolio/kept-home.ts";
import { typedAmount } from "#domain/subjects/listing/typed-amount.ts";
import { api, call } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { HOMES } from "./homes-queries.ts";

const amounts = ["incomePence", "otherProfitsPence", "lossPence", "financeCostPence"] as const;
type AmountName = (typeof amounts)[number];

/** An owner as typed, by the names under which the server may refuse them. */
type OwnerValues = Record<AmountName, string> & {
	kind: PropertyOwner["kind"];
	name: string;
	nation: string;
	associatedCompanies: string;
};

type OwnerFormProps = {
	/** Null for one who is new. */
	owner: PropertyOwner | null;
	close: () => void;
};

/** Where an owner of homes is named: a person with an income besides all lettings, or a company. Source: Rule FLEET-1. */
export function OwnerForm({ owner, close }: OwnerFormProps) {
	const queryClient = useQueryClient();
	const { form, isPending, onSubmit, refusal } = useDialogForm<OwnerValues, OwnerList>({
		defaultValues: valuesOf(owner),
		close,
		send: (values) => {
			const json = ownerOf(values);
			return owner === null
				? call(api["property-owners"].$post({ json }))
				: call(api["property-owners"][":id"].$put({ param: { id: owner.id }, json }));
		},
		onDone: () => queryClient.invalidateQueries({ queryKey: HOMES }),
	});
	const { errors } = form.formState;
	const isCompany = form.watch("kind") === "company";
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={isPending ? null : refusal} />
			<Field
				label="Name"
				hint="As you call them; only you see it"
				autoComplete="off"
				{...form.register("name")}
				error={errors.name?.message}
			/>
			<Chooser label="It is" {...form.register("kind")}>
				<option value="person">A person</option>
				<option value="company">A company</option>
			</Chooser>
			{isCompany ? (
				<>
					<Amount
						form={form}
						name="otherProfitsPence"
						label="Profits a year besides all lettings"
					/>
					<Field
						label="Associated companies"
						inputMode="numeric"
						autoComplete="off"
						{...form.register("associatedCompanies")}
						error={errors.associatedCompanies?.message}
					/>
				</>
			) : (
				<>
					<Amount form={form} name="incomePence" label="Income a year besides all lettings" />
					<Chooser label="Lives in" {...form.register("nation")}>
						{nations.map((nation) => (
							<option key={nation}>{nation}</option>
						))}
					</Chooser>
				</>
			)}
			<Amount form={form} name="lossPence" label="Letting losses brought forward" />
			{isCompany ? null : (
				<Amount form={form} name="financeCostPence" label="Finance costs brought forward" />
			)}
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				Save
			</Button>
		</Form>
	);
}

type AmountProps = { form: UseFormReturn<OwnerValues>; name: AmountName; label: string };

function Amount({ form, name, label }: AmountProps) {
	return (
		<Field
			label={label}
			prefix="£"
			inputMode="decimal"
			autoComplete="off"
			{...form.register(name)}
			error={form.formState.errors[name]?.message}
		/>
	);
}

function valuesOf(owner: PropertyOwner | null): OwnerValues {
	const person = owner?.kind === "person" ? owner : null;
	const company = owner?.kind === "company" ? owner : null;
	const text = (amount: Pence | undefined) => (amount ? String(toPounds(amount)) : "");
	return {
		kind: owner?.kind ?? "person",
		name: owner?.name ?? "",
		incomePence: person ? String(toPounds(person.incomePence)) : "",
		nation: person?.nation ?? "England",
		otherProfitsPence: company ? String(toPounds(company.otherProfitsPence)) : "",
		associatedCompanies: String(company?.associatedCompanies ?? 0),
		lossPence: text(owner?.lossPence),
		financeCostPence: text(person?.financeCostPence),
	};
}

/** An owner as sent. A text that is no number is sent as none, for the server to refuse in its words. */
function ownerOf(values: OwnerValues): z.input<typeof OwnerDetails> {
	const { kind, name, nation } = values;
	const lossPence = broughtForward(values.lossPence);
	return kind === "company"
		? {
				...{ kind, name, lossPence },
				otherProfitsPence: penceOf(values.otherProfitsPence),
				associatedCompanies: Number(values.associatedCompanies || 0),
			}
		: {
				...{ kind, name, lossPence },
				incomePence: penceOf(values.incomePence),
				nation: nations.find((each) => each === nation) ?? "England",
				financeCostPence: broughtForward(values.financeCostPence),
			};
}

/** Nothing is brought forward where nothing is typed. */
function broughtForward(typed: string): number {
	return typed.trim() === "" ? 0 : penceOf(typed);
}

function penceOf(typed: string): number {
	const pounds = typedAmount(typed, "year");
	return pounds === null ? Number.NaN : Math.round(pounds * 100);
}
