import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Scenario, ScenarioChange, ScenarioList } from "#contracts/report-scenario.ts";
import { percentOr, poundsOr } from "#domain/base/amounts-in-words.ts";
import { asOwnersOfHome } from "#domain/subjects/finance/owners.ts";
import { type QuickMoney, quickMoney, quickOf } from "#domain/subjects/finance/quick-money.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import {
	MOST_SCENARIOS,
	SCENARIO_NAME_LENGTH,
	SCENARIO_NAME_WANTED,
	SCENARIOS_FULL,
} from "#domain/telling/report/scenario-limits.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./roi.module.css";
import { deleteScenario, scenariosQuery, sendScenario, showScenarios } from "./scenarios-query.ts";
import type { EditedMoney } from "./use-assumptions.ts";

type ScenariosProps = {
	/** Id of a report of the visitor's own. */
	reportId: string;
	money: MoneySection;
	edited: EditedMoney;
	/** Which of them the sums above are, by its id; null where they are none. */
	openId: string | null;
	onOpen: (scenario: Scenario | null) => void;
};

/** The sums as their owner would have them, by a name, beside the report, which never changes. */
export function Scenarios(props: ScenariosProps) {
	const query = useQuery(scenariosQuery(props.reportId));
	return (
		<QueryBoundary query={query} what="your scenarios" height="6rem">
			{({ scenarios }: ScenarioList) => <Kept {...props} scenarios={scenarios} />}
		</QueryBoundary>
	);
}

function Kept({ scenarios, ...props }: ScenariosProps & { scenarios: readonly Scenario[] }) {
	const { money, edited, openId, onOpen } = props;
	const open = scenarios.find(({ id }) => id === openId) ?? null;
	const isFull = scenarios.length >= MOST_SCENARIOS;
	return (
		<>
			{scenarios.length > 0 ? (
				<DataTable
					caption="The report and your scenarios"
					columns={[
						{ title: "Scenario" },
						{ title: "Cash flow a year", isNumber: true },
						{ title: "After tax", isNumber: true },
						{ title: "On your money", isNumber: true },
					]}
					rows={[
						{
							key: "report",
							cells: ["The report", ...resultOf(quickOf(money.figures))],
							actions: null,
						},
						...scenarios.map((scenario) => ({
							key: scenario.id,
							cells: [scenario.name, ...resultOf(sumsOf(scenario, money))],
							isMarked: scenario.id === openId,
							actions: (
								<Actions
									{...props}
									scenario={scenario}
									onShow={() => {
										edited.load(scenario);
										onOpen(scenario);
									}}
								/>
							),
						})),
					]}
				/>
			) : null}
			{open || !isFull ? (
				<KeepForm key={open?.id ?? "new"} {...props} open={open} isFull={isFull} />
			) : (
				<p className="soft text-s">{SCENARIOS_FULL}</p>
			)}
		</>
	);
}

function sumsOf({ assumptions, owners }: Scenario, { context }: MoneySection): QuickMoney {
	return quickMoney(assumptions, { ...context, ...asOwnersOfHome(owners) });
}

function resultOf({ year, afterTax }: QuickMoney): readonly string[] {
	return [poundsOr(year.cashFlow), poundsOr(afterTax), percentOr(year.cashOnCash)];
}

type ActionsProps = Pick<ScenariosProps, "reportId"> & { scenario: Scenario; onShow: () => void };

function Actions({ reportId, scenario: { id, name }, onShow }: ActionsProps) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const { mutate, isPending } = useSingleMutation({
		mutationFn: () => deleteScenario(reportId, id),
		onSuccess: (list) => showScenarios(queryClient, reportId, list),
		onError: ({ message }) => showToast({ title: "Not deleted", message, tone: "destructive" }),
	});
	return (
		<>
			<Button look="plain" onClick={onShow}>
				Open<VisuallyHidden>{` ${name}`}</VisuallyHidden>
			</Button>
			<Button
				look="plain-danger"
				pending={isPending}
				pendingLabel="Deleting..."
				onClick={() => mutate()}
			>
				Delete<VisuallyHidden>{` ${name}`}</VisuallyHidden>
			</Button>
		</>
	);
}

type KeepFormProps = Pick<ScenariosProps, "reportId" | "edited" | "onOpen"> & {
	/** The scenario that these sums take the place of; null of a new one. */
	open: Scenario | null;
	/** There is no room for another. */
	isFull: boolean;
};

/** Keeps the sums as they stand: under a new name, or in the place of the scenario that is open. */
function KeepForm({ reportId, edited, open, isFull, onOpen }: KeepFormProps) {
	const queryClient = useQueryClient();
	const asAnother = useRef(false);
	const { assumptions, owners } = edited;
	const { form, isPending, onSubmit } = useFormCall<Pick<ScenarioChange, "name">, ScenarioList>({
		defaultValues: { name: open?.name ?? "" },
		send: ({ name }) =>
			sendScenario(reportId, asAnother.current ? null : (open?.id ?? null), {
				name,
				assumptions: { ...assumptions, bills: [...assumptions.bills] },
				owners: [...owners],
			}),
		onDone: async (list, { getValues, reset }) => {
			const name = getValues("name").trim();
			const kept = list.scenarios.find((scenario) => scenario.name === name) ?? null;
			reset({ name: "" });
			await showScenarios(queryClient, reportId, list);
			onOpen(kept);
		},
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				form.setError("root", { message });
			}
		},
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={(isPending ? null : errors.root?.message) ?? null} />
			<div className={styles["keep"]}>
				<Field
					label="Name of the scenario"
					maxLength={SCENARIO_NAME_LENGTH}
					autoComplete="off"
					{...form.register("name", {
						validate: (name) => name.trim() !== "" || SCENARIO_NAME_WANTED,
					})}
					error={errors.name?.message}
				/>
				<Button
					type="submit"
					look="secondary"
					pending={isPending}
					pendingLabel="Keeping..."
					onClick={() => {
						asAnother.current = false;
					}}
				>
					{open === null ? "Keep these figures" : "Save changes"}
				</Button>
				{open === null || isFull ? null : (
					<Button
						type="submit"
						look="plain"
						pending={isPending}
						onClick={() => {
							asAnother.current = true;
						}}
					>
						Keep as another
					</Button>
				)}
			</div>
		</Form>
	);
}
