import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { type PromoStatus, promoStatus } from "#domain/subscription/promo-status.ts";
import { Button } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import { Pill, type PillTone } from "#web/ui/pill.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./promo-table.module.css";
import { discountInWords, expiryInWords, plansInWords, usageInWords } from "./promo-words.ts";
import { useActivation } from "./use-activation.ts";

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

/** Promo codes, newest first. Source: SPEC section 2 "Promo Codes tab". */
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
