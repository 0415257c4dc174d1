import { useQueryClient } from "@tanstack/react-query";
import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { lastDayBefore } from "#domain/base/calendar.ts";
import { fromPounds } from "#domain/base/money.ts";
import { listInWords, poundsAndPence, shortDateInWords } from "#domain/base/words.ts";
import { plans } from "#domain/business/plans.ts";
import { type PromoStatus, promoStatus } from "#domain/business/subscription/promo-status.ts";
import { api, call } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import { Pill, type PillTone } from "#web/ui/pill.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./promo-codes.module.css";
import { keepPromoCode, promoCodesQuery } from "./promo-codes-query.ts";

const looks: Readonly<Record<PromoStatus, { tone: PillTone; icon: IconName }>> = {
	Active: { tone: "green", icon: "check" },
	Inactive: { tone: "grey", icon: "minus" },
	Expired: { tone: "red", icon: "clock" },
	"Limit Reached": { tone: "amber", icon: "alert" },
};

const columns = [
	{ title: "Code" },
	{ title: "Discount" },
	{ title: "Usage", isNumber: true },
	{ title: "Expires", isNumber: true },
	{ title: "Status" },
];

type PromoTableProps = {
	codes: readonly PromoCode[];
	onEdit: (code: PromoCode) => void;
	onDelete: (code: PromoCode) => void;
};

/** Promo codes, newest first. Source: Rule SCREEN-30. */
export function PromoTable({ codes, onEdit, onDelete }: PromoTableProps) {
	return (
		<DataTable
			caption="Promo codes, newest first"
			columns={columns}
			rows={codes.map((code) => ({
				key: code.id,
				cells: [
					<Name key="name" code={code} />,
					<Discount key="discount" code={code} />,
					usageInWords(code),
					expiryInWords(code),
					<Status key="status" code={code} />,
				],
				actions: <Actions code={code} onEdit={onEdit} onDelete={onDelete} />,
			}))}
		/>
	);
}

function Name({ code: { code, description } }: { code: PromoCode }) {
	return (
		<>
			<span className={styles["code"]}>{code}</span>
			{description === null ? null : <span className={styles["more"]}>{description}</span>}
		</>
	);
}

function Discount({ code }: { code: PromoCode }) {
	return (
		<>
			{discountInWords(code)}
			<span className={styles["more"]}>{plansInWords(code)}</span>
		</>
	);
}

function Status({ code }: { code: PromoCode }) {
	const { isActive, expiresAt, usageLimit, usageCount } = code;
	const expiry = expiresAt === null ? null : Date.parse(expiresAt);
	const status = promoStatus({ isActive, expiresAt: expiry, usageLimit }, usageCount, Date.now());
	return <Pill {...looks[status]} word={status} />;
}

type ActionsProps = Pick<PromoTableProps, "onEdit" | "onDelete"> & { code: PromoCode };

function Actions({ code, onEdit, onDelete }: ActionsProps) {
	const activation = useActivation();
	const name = <VisuallyHidden>{` ${code.code}`}</VisuallyHidden>;
	return (
		<>
			<Button look="plain" onClick={() => onEdit(code)}>
				Edit
				{name}
			</Button>
			<Button
				look="plain"
				pending={activation.isPending}
				onClick={() => activation.mutate({ id: code.id, isActive: !code.isActive })}
			>
				{code.isActive ? "Deactivate" : "Activate"}
				{name}
			</Button>
			<Button look="plain-danger" onClick={() => onDelete(code)}>
				Delete
				{name}
			</Button>
		</>
	);
}

/** "10% off", "£5 off". */
function discountInWords({
	discountType,
	discountValue,
}: Pick<PromoCode, "discountType" | "discountValue">): string {
	return discountType === "percentage"
		? `${discountValue}% off`
		: `${poundsAndPence(fromPounds(discountValue))} off`;
}

/** "Pro and Expert", "Every plan". */
function plansInWords({ applicablePlans }: Pick<PromoCode, "applicablePlans">): string {
	return applicablePlans === null
		? "Every plan"
		: listInWords(applicablePlans.map((plan) => plans[plan].name));
}

/** "3 / 10", "3 (unlimited)". */
function usageInWords({
	usageCount,
	usageLimit,
}: Pick<PromoCode, "usageCount" | "usageLimit">): string {
	const used = formatNumber(usageCount);
	return usageLimit === null ? `${used} (unlimited)` : `${used} / ${formatNumber(usageLimit)}`;
}

/** The last day on which it can be used, or "Never". */
function expiryInWords({ expiresAt }: Pick<PromoCode, "expiresAt">): string {
	return expiresAt === null ? "Never" : shortDateInWords(lastDayBefore(Date.parse(expiresAt)));
}

/** Activates or deactivates a code. Sends nothing else. Source: Rule ADMIN-6. */
function useActivation() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
			call(api.admin["promo-codes"][":id"].$patch({ param: { id }, json: { isActive } })),
		onSuccess: (code) => {
			keepPromoCode(queryClient, code);
			showToast({ title: "Success", message: "Promo code status updated", tone: "success" });
		},
		// Shows no message (Rule ADMIN-6), but fetches the list again, so that the row is true.
		onError: () => void queryClient.invalidateQueries({ queryKey: promoCodesQuery.queryKey }),
	});
}
