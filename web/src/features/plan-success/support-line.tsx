import { useQuery } from "@tanstack/react-query";
import { contactQuery } from "#web/lib/contact-query.ts";

/** Where to write for help; nothing where no address is set. Source: SPEC section 2 "Subscription success". */
export function SupportLine() {
	const { data, isPending } = useQuery(contactQuery);
	if (isPending) {
		return <p aria-hidden="true">&nbsp;</p>;
	}
	if (!data) {
		return <p>Questions? Write to our support: its address stands in every e-mail from us.</p>;
	}
	const { supportEmail } = data;
	return supportEmail ? (
		<p>
			Questions? Write to our support at <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
		</p>
	) : null;
}
